"""Pieces of a self-contained page: escaped text, tables, pictures inside the file, one style sheet.

Everything that comes from a file or a user passes through `escape`; nothing is fetched from anywhere.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, Sequence
from html import escape

from lab.board.colours import DARK, LIGHT, Palette
from lab.figures.glyphs import DOT_RADIUS, MARKS


def page(title: str, body: Iterable[str]) -> str:
    """The whole document."""
    return "\n".join(
        (
            "<!DOCTYPE html>",
            '<html lang="en">',
            "<head>",
            '<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            '<meta name="color-scheme" content="light dark">',
            f"<title>{escape(title)}</title>",
            f"<style>{_style()}</style>",
            "</head>",
            "<body><main>",
            *body,
            "</main></body>",
            "</html>",
            "",
        )
    )


def heading(words: str, level: int = 2) -> str:
    """A heading."""
    return f"<h{level}>{escape(words)}</h{level}>"


def text(words: str, kind: str = "") -> str:
    """A paragraph; `kind` is a class of the style sheet (`lead`, `trust`, `warning`, `note`)."""
    return f"<p{_class(kind)}>{escape(words)}</p>"


def told(label: str, words: str, kind: str) -> str:
    """A paragraph that begins with a label in bold."""
    return f"<p{_class(kind)}><b>{escape(label)}</b> {escape(words)}</p>"


def tiles(items: Sequence[tuple[str, str, str]]) -> str:
    """Headline numbers: (what, number, what it is made of) each."""
    cells = "".join(
        f"<div><dt>{escape(what)}</dt><dd><b>{escape(number)}</b> <span>{escape(made)}</span></dd></div>"
        for what, number, made in items
    )
    return f'<dl class="tiles">{cells}</dl>'


def table(
    head: Sequence[str], rows: Iterable[Sequence[str]], *, right: Iterable[int] = (), words: int | None = None
) -> str:
    """A table; its cells are HTML already (pass text through `escape`).

    right: the columns that are right-aligned; words: the one that holds sentences and may be broken.
    """
    kinds = dict.fromkeys(right, "right")
    if words is not None:
        kinds[words] = "words"

    def row(cells: Sequence[str], tag: str) -> str:
        inner = "".join(f"<{tag}{_class(kinds.get(i, ''))}>{cell}</{tag}>" for i, cell in enumerate(cells))
        return f"<tr>{inner}</tr>"

    body = "".join(row(cells, "td") for cells in rows)
    headings = row([escape(words) for words in head], "th")
    return f'<div class="wide"><table><thead>{headings}</thead><tbody>{body}</tbody></table></div>'


def bar(share: float) -> str:
    """A bar for a table cell, `share` (0 to 1) of the column's width."""
    return f'<span class="bar" style="width:{100 * min(max(share, 0.0), 1.0):.1f}%"></span>'


def picture(light: bytes, dark: bytes, words: str, width: float) -> str:
    """A PNG in the file itself, with its twin for dark screens; `words` describe it, `width` in inches."""
    size = f"min-width:{60 * width:.0f}px;max-width:{96 * width:.0f}px"
    return (
        '<figure class="wide"><picture>'
        f'<source media="screen and (prefers-color-scheme: dark)" srcset="{_data(dark)}">'
        f'<img src="{_data(light)}" alt="{escape(words)}" style="{size}"></picture></figure>'
    )


def side_mark(side: str) -> str:
    """A side's disc with its mark, as tall as the text."""
    look = LIGHT.side(side)
    if look.mark == "dot":
        inner = f'<circle r="{DOT_RADIUS}" fill="{look.glyph}"/>'
    else:
        points = " ".join(f"{x:g},{-y:g}" for x, y in MARKS[look.mark])
        inner = f'<polygon points="{points}" fill="{look.glyph}"/>'
    return (
        '<svg class="mark" viewBox="-1.1 -1.1 2.2 2.2" aria-hidden="true">'
        f'<circle r="1" fill="{look.disc}" stroke="{look.rim}" stroke-width="0.12"/>{inner}</svg>'
    )


def commands(lines: Iterable[str]) -> str:
    """Command lines to type."""
    return f"<pre>{escape(chr(10).join(lines))}</pre>"


def _data(png: bytes) -> str:
    return f"data:image/png;base64,{b64encode(png).decode('ascii')}"


def _class(kind: str) -> str:
    return f' class="{kind}"' if kind else ""


def _variables(palette: Palette) -> str:
    names = ("window", "panel", "header", "line", "text", "secondary", "accent", "landings", "gain", "loss")
    colours = {name: getattr(palette, name) for name in names}
    colours.update(zip(("warn", "warn-fill", "warn-edge"), palette.warning, strict=True))
    return "".join(f"--{name}:{colour};" for name, colour in colours.items())


def _style() -> str:
    light, dark = _variables(LIGHT), _variables(DARK)
    return f":root{{{light}}}@media screen and (prefers-color-scheme: dark){{:root{{{dark}}}}}{_RULES}"


_RULES = """
*{box-sizing:border-box}
body{margin:0;background:var(--window);color:var(--text);
font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"DejaVu Sans",sans-serif;
font-variant-numeric:tabular-nums}
main{max-width:60rem;margin:0 auto;padding:1rem}
h1{font-size:1.6rem;line-height:1.2;margin:1rem 0 .5rem}
section{background:var(--panel);border:1px solid var(--line);border-radius:4px;
padding:.25rem 1rem 1rem;margin:1rem 0}
h2{font-size:1.2rem;margin:1rem 0 .5rem}h3{font-size:1rem;margin:1.25rem 0 .25rem}
p{margin:.5rem 0;max-width:46rem}
.lead{font-size:1.1rem}
.note{color:var(--secondary);font-size:.9rem}
.trust{border-left:3px solid var(--accent);padding-left:.75rem}
.warning{border:1px solid var(--warn-edge);border-left-width:4px;background:var(--warn-fill);
color:var(--warn);padding:.5rem .75rem;border-radius:4px}
.wide{overflow-x:auto;margin:.75rem 0}
figure{padding:0}img{display:block;width:100%;height:auto}
table{border-collapse:collapse;font-size:.9rem}
th{text-align:left;background:var(--header);font-weight:600;color:var(--secondary)}
th,td{padding:.25rem .6rem;border-bottom:1px solid var(--line);vertical-align:top;white-space:nowrap}
td.right,th.right{text-align:right}
td.words{min-width:15rem;white-space:normal}
.bar,.warning,.mark{print-color-adjust:exact}
.bar{display:inline-block;height:.7rem;background:var(--landings);min-width:1px}
td:has(.bar){min-width:9rem}
.gain{color:var(--gain)}.loss{color:var(--loss)}
.mark{width:1.1em;height:1.1em;vertical-align:-.2em;margin-right:.35em}
.tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(13rem,1fr));gap:.75rem;margin:1rem 0}
.tiles div{background:var(--panel);border:1px solid var(--line);border-radius:4px;padding:.6rem .9rem}
dt{color:var(--secondary);font-size:.85rem}dd{margin:0}dd b{font-size:1.4rem;display:block}
dd span{color:var(--secondary);font-size:.85rem}
pre{background:var(--header);border:1px solid var(--line);border-radius:4px;padding:.6rem .75rem;
overflow-x:auto;font-size:.85rem}
@media (max-width:34rem){main{padding:.5rem}section{padding:.25rem .6rem .75rem}table{font-size:.8rem}
th,td{padding:.2rem .35rem}td.words{min-width:11rem}td:has(.bar){min-width:4rem}}
@media print{body{background:#fff;font-size:10.5pt}main{max-width:none;padding:0}section{border:0;padding:0}
.wide{overflow:visible}img{min-width:0!important;max-height:23cm;width:auto;max-width:100%!important}
figure,tr,.tiles div,.warning{break-inside:avoid}h2,h3{break-after:avoid}}
"""
