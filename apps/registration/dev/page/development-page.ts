import { keptChoice } from '../scenarios/choice.ts';
import { switcher } from '../scenarios/switcher.ts';
import { developmentHead } from './development-head.ts';

/** Whatever the product's own page forbids, Vite's client does: it writes styles and scripts into the page. */
const policy = "frame-ancestors 'none'";

/** The site of a page; a page that is no site's has none. */
const siteIn = (html: string) => /"site":"(?<site>[A-Z_]+)"/.exec(html)?.groups?.['site'] ?? '';

/** Makes a page of the product one that reloads and offers the scenarios. Any other answer stays as it is. */
export async function developmentPage(request: Request, answer: Response): Promise<Response> {
  if (!answer.headers.get('Content-Type')?.startsWith('text/html')) return answer;
  const headers = new Headers(answer.headers);
  for (const name of ['Content-Length', 'ETag']) headers.delete(name);
  headers.set('Content-Security-Policy', policy);
  headers.set('Cache-Control', 'no-store');
  const html = await answer.text();
  const control = switcher(new URL(request.url), siteIn(html), keptChoice(request));
  return new Response(
    html
      .replace('</head>', () => `${developmentHead}</head>`)
      .replace(/<\/body>(?![^]*<\/body>)/, () => `${control}</body>`),
    { status: answer.status, headers },
  );
}
