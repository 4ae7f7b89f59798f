/** Creates the pages to compare with from the page that the server sends. */

const csp =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'";

const head = (html) => /^.*?<meta name="viewport"[^>]*>/s.exec(html)?.[0] ?? '';

/**
 * Returns the page that React creates in an empty element. Its head names all style sheets and scripts, so that the browser
 * fetches them at the same time.
 */
export function clientRendered(html, styles, [entry, ...others]) {
  return {
    html: [
      head(html),
      ...styles.map((style) => `<link rel="stylesheet" href="${style}">`),
      ...others.map((script) => `<link rel="modulepreload" href="${script}">`),
      `<script type="module" src="${entry}"></script>`,
      '</head><body><div id="app"></div></body></html>',
    ].join(''),
    csp,
  };
}

/** Returns the same words and controls as plain HTML, without a style sheet, a font, a script or a drawing. */
export function floor(html) {
  const body = html
    .slice(html.indexOf('<body'))
    .replaceAll(/<(script|svg)\b.*?<\/\1>/gs, '')
    .replaceAll(/ (?:class|data-[\w-]+)="[^"]*"/g, '');
  return { html: `${head(html)}</head>${body}`, csp };
}
