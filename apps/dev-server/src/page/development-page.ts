import { keptChoice } from '../scenarios/choice.ts';
import { switcher } from '../scenarios/switcher.ts';
import type { Visitors } from '../scenarios/visitors.ts';
import { servedFile } from '../open-vite.ts';

const renewFrame = servedFile(new URL('renew-frame.ts', import.meta.url));

/**
 * The tags that a page of the development server has in addition to its own: Vite's client, React's hot reloading, which has to
 * run before the app, and the whole style sheet, because only a build makes a style for each page.
 */
const developmentHead = [
  '<script type="module" src="/@vite/client"></script>',
  '<script type="module">import { injectIntoGlobalHook } from "/@react-refresh"; injectIntoGlobalHook(window); window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type;</script>',
  `<script type="module" src="${renewFrame}"></script>`,
  '<link rel="stylesheet" href="/src/styles.css">',
].join('');

/** Allows more than the product's own policy, because Vite's client writes styles and scripts into the page. */
const policy = "frame-ancestors 'none'";

/** Returns the key of a page's site, or an empty string if the page belongs to no site. */
const siteIn = (html: string) => /"site":"(?<site>[A-Z_]+)"/.exec(html)?.groups?.['site'] ?? '';

/** Adds hot reloading and the scenarios to a page of the product. Any other response stays as it is. */
export async function developmentPage(
  request: Request,
  answer: Response,
  visitors: Visitors,
): Promise<Response> {
  if (!answer.headers.get('Content-Type')?.startsWith('text/html')) return answer;
  const headers = new Headers(answer.headers);
  for (const name of ['Content-Length', 'ETag']) headers.delete(name);
  headers.set('Content-Security-Policy', policy);
  headers.set('Cache-Control', 'no-store');
  const html = await answer.text();
  const control = switcher(new URL(request.url), siteIn(html), keptChoice(request, visitors), visitors);
  return new Response(
    html
      .replace('</head>', () => `${developmentHead}</head>`)
      .replace(/<\/body>(?![^]*<\/body>)/, () => `${control}</body>`),
    { status: answer.status, headers },
  );
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Returns a page that shows an error of the sources. Its hot reloading replaces it when a developer has corrected them. */
export function showError(error: unknown): Response {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  console.error(text);
  return new Response(
    `<!doctype html><html lang="en"><title>Error</title>${developmentHead}<h1>This page cannot be made</h1><pre>${escape(text)}</pre>`,
    { status: 500, headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' } },
  );
}
