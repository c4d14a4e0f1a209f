"""XML from strangers: no entities, no DTD, no external files, through defusedxml."""

from __future__ import annotations

from xml.etree.ElementTree import Element, ParseError

from defusedxml.common import DefusedXmlException
from defusedxml.ElementTree import fromstring

from lab.errors import RecordingError

MAX_XML = 20_000_000


def is_xml(text: str) -> bool:
    """Whether a text begins as XML does."""
    return text.lstrip()[:1] == "<"


def root_of(text: str) -> Element:
    """The root of an XML text; RecordingError (`not-xml-safe`, `too-large`, `format`) where it has none."""
    if len(text) > MAX_XML:
        raise RecordingError(
            f"this XML is longer than {MAX_XML // 10**6} MB; cut it down to the slides", code="too-large"
        )
    body = text.lstrip()
    if body.startswith("<?xml"):  # it may claim an encoding that the decoded text no longer has
        body = body.partition("?>")[2]
    try:
        root: Element = fromstring(body, forbid_dtd=True)
    except DefusedXmlException as error:
        raise RecordingError(
            f"this XML defines entities or reaches outside itself ({type(error).__name__}), as no tracking "
            "program does: not opened; export the recording again",
            code="not-xml-safe",
        ) from error
    except (ParseError, ValueError) as error:
        raise RecordingError(
            f"this XML is broken ({error}); export the recording again", code="format"
        ) from error
    return root


def text_of(parent: Element, tag: str) -> str | None:
    """The text of the first child with that tag, without blanks; None where there is none."""
    child = parent.find(tag)
    return None if child is None else (child.text or "").strip()
