/** Writes HTML. A page of the report has no script and one style sheet. */

/** Escapes a text for HTML. */
export const text = (of: string | number): string =>
  String(of)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const style = `:root { color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif }
body { margin: 0 auto; max-width: 75rem; padding: 1rem }
.scroll { overflow-x: auto }
table { border-collapse: collapse; min-width: 100% }
caption { font-weight: 600; padding: 0.5rem 0; text-align: start }
li { margin-block: 0.25rem }
th, td { border-bottom: 1px solid #888; padding: 0.4rem 0.6rem; text-align: start; vertical-align: top }
td, li, p, dd { overflow-wrap: anywhere }
td { min-width: 8rem }
td.number { min-width: 0 }
td:last-child:not(.number) { min-width: 14rem }
td ul { margin: 0; padding-inline-start: 1rem }
code { font-family: ui-monospace, monospace; font-size: 0.9em }
summary { cursor: pointer; padding-block: 0.25rem }
.pictures { display: grid; gap: 1.5rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr)); list-style: none; padding: 0 }
img { border: 1px solid #888; height: auto; max-width: 100% }
:focus-visible { outline: 3px solid; outline-offset: 2px }`;

/** Returns a page. @param body its HTML */
export const pageOf = (title: string, body: string, lang = 'en'): string => `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${text(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${text(title)}</h1>
${body}
</main>
</body>
</html>
`;

/** A number needs little room. */
const cellOf = (html: string) => `<td${/^[\d–]*$/.test(html) ? ' class="number"' : ''}>${html}</td>`;

/** Returns a table that scrolls by itself. @param rows cells as HTML. The first of a row is its heading */
export const tableOf = (
  caption: string,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): string => `
<div class="scroll" role="region" tabindex="0" aria-label="${text(caption)}">
<table>
<caption>${text(caption)}</caption>
<thead><tr>${heads.map((head) => `<th scope="col">${text(head)}</th>`).join('')}</tr></thead>
<tbody>
${rows.map(([first = '', ...cells]) => `<tr><th scope="row">${first}</th>${cells.map(cellOf).join('')}</tr>`).join('\n')}
</tbody>
</table>
</div>`;

/** Returns a list. @param items as HTML */
export const listOf = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('\n')}</ul>`;
