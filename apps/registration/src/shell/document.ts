import type { PageState } from '../routes/page-state.ts';
import type { Route } from '../routes/route.ts';
import { escapeHtml } from './html.ts';
import { serialise, stateId } from './serialise.ts';

/** What the build knows of a page's files. */
export interface PageAssets {
  /** The whole style sheet, inlined. */
  readonly css: string;
  /** The boot script, inlined; empty on a page without React. */
  readonly boot: string;
  /** The script that hydrates the page. */
  readonly entry: string;
  /** Scripts to fetch at low priority. */
  readonly scripts: readonly string[];
  /** Fonts to fetch at once. */
  readonly fonts: readonly string[];
  readonly icon: string;
}

/** The parts of a page. */
export interface DocumentParts {
  readonly lang: string;
  readonly title: string;
  readonly description: string;
  /** Whether search engines may list the page. */
  readonly index: boolean;
  readonly body: string;
  readonly assets: PageAssets;
  readonly state?: PageState;
  readonly form?: Route['form'];
}

const hidden = (form: string, name: string, value: string) =>
  `<input type="hidden" form="${form}" name="${name}" value="${escapeHtml(value)}">`;

/**
 * A whole page: one response paints. Style and boot script are inline, to be allowed by their hashes; the form's hidden
 * fields stand outside React's part, because the server fills them for every visitor.
 */
export function renderDocument({ assets, ...page }: DocumentParts): string {
  const form = page.form
    ? [
        hidden(page.form.id, 'csrfToken', '__CREMA_CSRF__'),
        hidden(page.form.id, 'idempotencyKey', '__CREMA_IDEMPOTENCY__'),
        hidden(page.form.id, 'site', page.state?.site ?? ''),
        hidden(page.form.id, 'path', page.state?.path ?? ''),
      ]
    : [];
  return [
    `<!doctype html><html lang="${page.lang}"><head><meta charset="utf-8">`,
    `<title>${escapeHtml(page.title)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="description" content="${escapeHtml(page.description)}">`,
    page.index ? '' : '<meta name="robots" content="noindex">',
    '<meta name="color-scheme" content="light dark">',
    `<link rel="icon" type="image/svg+xml" href="${assets.icon}">`,
    ...assets.fonts.map(
      (font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`,
    ),
    `<style>${assets.css}</style>`,
    assets.boot ? `<script data-entry="${assets.entry}">${assets.boot}</script>` : '',
    ...assets.scripts.map((script) => `<link rel="modulepreload" href="${script}" fetchpriority="low">`),
    `</head><body>${page.body}`,
    ...form,
    page.state ? `<script type="application/json" id="${stateId}">${serialise(page.state)}</script>` : '',
    '</body></html>',
  ].join('');
}
