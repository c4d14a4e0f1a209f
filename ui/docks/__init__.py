"""The panels round the table, one file each; each reads the document and sends it commands."""
