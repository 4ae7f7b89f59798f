import { keptChoice } from '../scenarios/choice.ts';
import { switcher } from '../scenarios/switcher.ts';
import type { Visitors } from '../scenarios/visitors.ts';
import { developmentHead } from './development-head.ts';

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
