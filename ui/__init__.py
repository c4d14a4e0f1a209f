"""The window of Knockout Lab: Qt views over one document. Imports `lab`, never the other way round."""
