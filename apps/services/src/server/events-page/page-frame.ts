import { createHash } from 'node:crypto';
import { siteKeys } from '@crema/flow-domain';
import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import type { AppEnv } from '../http/app-env.ts';
import { problem } from '../http/problem.ts';
import { encode, sendContent } from '../http/send-content.ts';
import { type Markup, style as referenceStyle } from '../reference/reference-page.ts';

/** Address of the page of events. The pages and calls below it have the same readers. */
export const eventsPath = '/service/events';

/** Address of the page about forms. */
export const formsPath = `${eventsPath}/forms`;

/** Address of the page that matches registrations with tracking. */
export const outcomesPath = `${eventsPath}/outcomes`;

/** Says how a program proves that it may read (RFC 9110 11.6.1). */
const readersChallenge = 'Bearer realm="events"';

/** The style of the pages: that of the reference of the calls, and what lists and plots need. The policy names its hash. */
const style = `${referenceStyle}
:root { --soft: #5f4b41; --control: #8a7468; --returned: #7a3e1d; --corrected: #1f4e79; --abandoned: #a8231a; --notice: #eef4fa; --radius: .75rem }
@media (prefers-color-scheme: dark) {
  :root { --soft: #d3c3b5; --control: #a8968a; --returned: #f0b98d; --corrected: #a9d1f5; --abandoned: #ffb4a6; --notice: #22303c }
}
body { padding-block: 2rem 4rem }
h1, h2 { font-family: ui-serif, Georgia, serif; line-height: 1.25 }
h1 { font-size: 2rem; margin-block: 1.5rem .75rem }
h2 { font-size: 1.5rem; margin-block: 2.5rem .75rem }
h3 { font-size: 1.125rem; line-height: 1.3 }
p { max-width: 40rem }
.soft { color: var(--soft) }
.skip { position: absolute }
.skip:not(:focus) { clip-path: inset(50%); height: 1px; overflow: hidden; white-space: nowrap; width: 1px }
.pages { background: none; border: 0; border-block-end: 1px solid var(--line); border-radius: 0; display: flex; flex-wrap: wrap; gap: 0 1.5rem; margin-block: 0 1.5rem; padding: 0 }
.pages a { align-items: center; border-block-end: 3px solid transparent; color: var(--ink); display: flex; min-height: 2.75rem; text-decoration: none }
.pages a:hover { text-decoration: underline }
.pages a[aria-current] { border-block-end-color: var(--accent); font-weight: 600 }
.pages a:focus-visible, summary:focus-visible, input:focus-visible, select:focus-visible, button:focus-visible, .scrolls:focus-visible { outline: 3px solid var(--ring); outline-offset: 2px }
form, li.event, figure { background: var(--card); border: 1px solid var(--line); border-radius: var(--radius); margin: 1.5rem 0; padding: 1.25rem }
form { align-items: end; display: flex; flex-wrap: wrap; gap: 1rem }
label { display: grid; flex: 0 1 auto; gap: .25rem }
@media (width < 30rem) { form > label { flex: 1 1 9rem } }
input, select, button { background: var(--paper); border: 1px solid var(--control); border-radius: .5rem; box-sizing: border-box; color: inherit; font: inherit; max-width: 100%; min-height: 2.75rem; min-width: 0; padding: .25rem .75rem }
button { cursor: pointer; padding-inline: 1.25rem }
form > button { background: var(--accent); border-color: var(--accent); color: var(--paper); font-weight: 600 }
ol { list-style: none; margin: 0; padding: 0 }
li.event { margin-block: 1rem; padding-block-end: .75rem }
li.event h3 { margin: 0 }
time, td, dd { font-variant-numeric: tabular-nums }
dl { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; margin-block: .75rem }
dl div { display: flex; flex-wrap: wrap; gap: .5rem }
dt { color: var(--soft) }
dd { margin: 0 }
summary { cursor: pointer; padding-block: .5rem }
.findings { background: var(--notice); border-inline-start: 4px solid var(--ring); border-radius: .25rem; list-style: none; margin-block: .75rem; padding: .5rem 1rem }
.live { align-items: center; background: var(--card); border: 1px solid var(--line); border-radius: var(--radius); display: flex; gap: .5rem 1rem; justify-content: space-between; margin-block: 1rem; padding: .5rem .5rem .5rem 1.25rem; position: sticky; inset-block-start: .5rem }
.live button { flex: none; overflow-wrap: normal }
.live[hidden] { display: none }
.live p { margin: 0 }
li.arrived { border-inline-start: 4px solid var(--ring); padding-inline-start: calc(1.25rem - 3px) }
@media (prefers-reduced-motion: no-preference) {
  li.arrived { animation: arrive .2s ease-out }
  @keyframes arrive { from { opacity: 0 } }
}
figure { padding: 1.5rem 1.25rem 1.25rem }
figcaption { font-weight: 600 }
figcaption + p { margin-block: .25rem 1.25rem }
.bars { display: grid; gap: 1rem; margin-block: 1.25rem }
.bar { display: grid; gap: .125rem }
.bar > span { display: flex; flex-wrap: wrap; gap: 0 1rem; justify-content: space-between }
.bar svg { color: var(--returned); display: block; height: 1.25rem; overflow: visible; width: 100% }
.bars.thin { gap: 1.75rem 2.5rem; grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr)) }
.bars.thin .bar { column-gap: .75rem; grid-template-columns: 6rem 1fr 2.5rem; align-items: center; align-content: start }
.bars.thin .bar b { grid-column: 1 / -1 }
.bars.thin .bar svg { height: .75rem }
.bars.thin .bar span { color: var(--soft); font-size: .9375rem }
.bars.thin .bar span + svg + span { color: inherit; font-variant-numeric: tabular-nums; justify-content: end }
.track { fill: var(--line) }
.value { fill: currentColor }
.bar svg.corrected { color: var(--corrected) }
.bar svg.abandoned { color: var(--abandoned) }
.corrected .value { fill: none; stroke: currentColor; stroke-width: 2 }
.scrolls { overflow-x: auto }
table { border-collapse: collapse; width: 100% }
th, td { border-block-end: 1px solid var(--line); padding: .5rem .75rem .5rem 0; text-align: start; vertical-align: top }
td { text-align: end }
td:last-child, th:last-child { padding-inline-end: 0 }
thead th + th { text-align: end }
table { overflow-wrap: break-word }
.words td, .words thead th { text-align: start }
.terms { display: grid; gap: .75rem }
.terms div { display: block }
.terms dt { color: inherit; font-weight: 600 }
th { font-weight: 400 }
thead th { color: var(--soft) }
@media (forced-colors: active) {
  .bar svg, .bar svg.corrected, .bar svg.abandoned { color: CanvasText }
  .track { fill: none }
  .pages a { border-block-end-color: Canvas }
  .pages a[aria-current] { border-block-end-color: CanvasText }
}
`;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const hashOfStyle = hashOf(style);

/** Returns the policy of a page. A page with a script may ask its own server. */
const policyOf = (script: string | undefined): string =>
  [
    "default-src 'none'",
    `style-src ${hashOfStyle}`,
    ...(script === undefined ? [] : [`script-src ${hashOf(script)}`, "connect-src 'self'"]),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** The pages that link to each other, by their place. */
const pages = {
  events: { path: eventsPath, label: 'Events' },
  forms: { path: formsPath, label: 'Forms' },
  outcomes: { path: outcomesPath, label: 'Outcomes' },
};

/** A page of events. */
export interface Page {
  readonly title: string;
  /** The page's place among those that link to each other, and its introduction under the heading. */
  readonly among?: { readonly at: keyof typeof pages; readonly introduction: Markup };
  readonly main: Markup;
  /** A module that runs when the page is there. */
  readonly script?: string;
}

const headerOf = (title: string, { at, introduction }: NonNullable<Page['among']>) =>
  html`<header>
    <a class="skip" href="#main">Skip to the content</a>
    <nav class="pages" aria-label="Pages">
      ${Object.entries(pages).map(
        ([place, { path, label }]) =>
          html`<a href="${path}" ${place === at ? raw('aria-current="page"') : ''}>${label}</a>`,
      )}
    </nav>
    <h1>${title}</h1>
    ${introduction}
  </header>`;

async function documentOf({ title, among, main, script }: Page): Promise<string> {
  return await html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${raw(`<style>${style}</style>`)} ${script && raw(`<script type="module">${script}</script>`)}
      </head>
      <body>
        ${among && headerOf(title, among)}
        <main id="main" tabindex="-1">${main}</main>
      </body>
    </html>`;
}

/** Refuses a program that may not read. */
export function refuseReader(c: Context<AppEnv>): Response {
  c.header('WWW-Authenticate', readersChallenge);
  return problem(c, 401, [{ code: 'NOT_LOGGED_IN' }]);
}

/** Sends a page. It has no style and no script but its own, and no cache stores it. */
export async function sendPage(c: Context<AppEnv>, page: Page, status: 200 | 401 = 200): Promise<Response> {
  c.header('Content-Type', 'text/html; charset=utf-8');
  c.header('Content-Security-Policy', policyOf(page.script));
  c.header('Cache-Control', 'private, no-store');
  if (status === 401) c.header('WWW-Authenticate', readersChallenge);
  const plain = new TextEncoder().encode(await documentOf(page));
  return await sendContent(
    c,
    { encodings: ['br', 'gzip'], body: async (encoding) => await encode(plain, encoding) },
    status,
  );
}

/** Returns a select for a site, or for all. */
export const siteSelect = (chosen: string | undefined): Markup =>
  html`<label
    >Site
    <select name="site">
      <option value="">All</option>
      ${siteKeys.map((key) => html`<option ${key === chosen ? 'selected' : ''}>${key}</option>`)}
    </select>
  </label>`;
