import type { PageState } from '../routes/page-state.ts';
import type { Route } from '../routes/route.ts';
import { escapeHtml } from './html.ts';
import { serialise, stateId } from './serialise.ts';

/** What the build knows of a page's files. */
export interface PageAssets {
  /** Names the build in the addresses of its styles. */
  readonly build: string;
  /** Whose style this is: the id of a route, or the name of a page without one. */
  readonly page: string;
  /** The rules for what this page shows, inlined. */
  readonly css: string;
  /** The boot script, inlined; empty on a page without React. */
  readonly boot: string;
  /** The script that hydrates the page. */
  readonly entry: string;
  /** The script of the page's screen. */
  readonly screen: string;
  /** Scripts to fetch once the page has painted. */
  readonly scripts: readonly string[];
  /** Addresses of the site's packs, by the names of their texts. */
  readonly packs: Readonly<Record<string, string>>;
  /** The script that adds the fonts once the page has painted; the page itself names none. */
  readonly fonts: string;
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

/** The boot script. The addresses it works with are data: the text is the same on every page, and so is its hash. */
function bootScript({ boot, entry, screen, fonts, scripts, packs }: PageAssets): string {
  const data = {
    entry,
    screen,
    fonts,
    scripts: scripts.join(' '),
    packs: Object.entries(packs).flat().join(' '),
  };
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`);
  return `<script${attributes.join('')}>${boot}</script>`;
}

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
        page.state?.path ? hidden(page.form.id, 'path', page.state.path) : '',
      ]
    : [];
  return [
    `<!doctype html><html lang="${page.lang}" class="ds-page" data-theme="system"><head><meta charset="utf-8">`,
    `<title>${escapeHtml(page.title)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="description" content="${escapeHtml(page.description)}">`,
    page.index ? '' : '<meta name="robots" content="noindex">',
    '<meta name="color-scheme" content="light dark">',
    `<link rel="icon" type="image/svg+xml" href="${assets.icon}">`,
    `<style data-build="${assets.build}" data-page="${assets.page}">${assets.css}</style>`,
    assets.boot ? bootScript(assets) : '',
    `</head><body>${page.body}`,
    ...form,
    page.state ? `<script type="application/json" id="${stateId}">${serialise(page.state)}</script>` : '',
    '</body></html>',
  ].join('');
}
