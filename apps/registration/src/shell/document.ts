import type { FormTokens } from '@crema/flow-domain';
import type { PageState } from '../routes/page-state.ts';
import { listingTags } from './head.ts';
import { escapeHtml } from './html.ts';
import type { Listing } from './listing.ts';
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

/** A script beside the app, with what it works with. */
export interface ScriptBeside {
  readonly src: string;
  readonly data: Readonly<Record<string, string | undefined>>;
}

/** The parts of a page. */
export interface DocumentParts {
  readonly lang: string;
  readonly title: string;
  /** A sentence or two about the page; an error page has none. @default none */
  readonly description?: string | undefined;
  /** What search engines are told of the page. @default that they may not list it */
  readonly listing?: Listing | undefined;
  readonly body: string;
  readonly assets: PageAssets;
  readonly state?: PageState;
  /** Ids of the forms that are sent to the server. @default none */
  readonly forms?: readonly string[] | undefined;
  /** The address that the form says it was on. @default none but a returned form's: every other one's the browser tells */
  readonly address?: string | undefined;
  readonly tokens?: FormTokens | undefined;
  /** The countries whose streets the server suggests. @default none */
  readonly streetsIn?: readonly string[] | undefined;
  /** The script of an embedded page. @default none */
  readonly beside?: ScriptBeside | undefined;
}

const hidden = (form: string, name: string, value: string) =>
  `<input type="hidden" form="${form}" name="${name}" value="${escapeHtml(value)}">`;

// Nobody sees or reaches it, and no browser knows what belongs there: a program fills it in, and the server takes no such form.
const trap = (form: string) =>
  `<p hidden><input form="${form}" name="comment" autocomplete="off" tabindex="-1"></p>`;

/** What a form is sent with beside what is entered. */
function hiddenFields(
  form: string,
  { state, address = state?.path, tokens }: Pick<DocumentParts, 'state' | 'address' | 'tokens'>,
): readonly string[] {
  const fields = { site: state?.site ?? '', ...(address && { path: address }), ...tokens };
  return [...Object.entries(fields).map(([name, value]) => hidden(form, name, value)), trap(form)];
}

const dataAttributes = (data: ScriptBeside['data']) =>
  Object.entries(data)
    .map(([name, value]) => (value === undefined ? '' : ` data-${name}="${escapeHtml(value)}"`))
    .join('');

const scriptBeside = ({ src, data }: ScriptBeside) =>
  `<script defer src="${src}"${dataAttributes(data)}></script>`;

/** The boot script. The addresses it works with are data: the text is the same on every page, and so is its hash. */
function bootScript({ boot, entry, screen, fonts, scripts, packs }: PageAssets): string {
  const data = {
    entry,
    screen,
    fonts,
    scripts: scripts.join(' '),
    packs: Object.entries(packs).flat().join(' '),
  };
  return `<script${dataAttributes(data)}>${boot}</script>`;
}

/** How the page is printed where no script adds that style later. No other visitor asks for it before the page is idle. */
const printedWithoutScript = ({ build }: PageAssets) =>
  `<noscript><link rel="stylesheet" media="print" href="/assets/print-${build}.css"></noscript>`;

/**
 * A whole page: one response paints. Style and boot script are inline, to be allowed by their hashes; the forms' hidden
 * fields stand outside React's part, which knows nothing of how a form is sent without it.
 */
export function renderDocument({ assets, ...page }: DocumentParts): string {
  const fields = page.forms?.flatMap((form) => hiddenFields(form, page)) ?? [];
  // A build knows of no address service, and a page that is fetched as data is the same for every server: the document says it.
  const streets = page.streetsIn?.length ? ` data-streets="${page.streetsIn.join(' ')}"` : '';
  return [
    `<!doctype html><html lang="${page.lang}" class="ds-page" data-theme="system"${streets}><head><meta charset="utf-8">`,
    `<title>${escapeHtml(page.title)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    page.description ? `<meta name="description" content="${escapeHtml(page.description)}">` : '',
    page.listing ? '' : '<meta name="robots" content="noindex">',
    '<meta name="color-scheme" content="light dark">',
    `<link rel="icon" type="image/svg+xml" href="${assets.icon}">`,
    assets.boot ? printedWithoutScript(assets) : '',
    `<style data-build="${assets.build}" data-page="${assets.page}">${assets.css}</style>`,
    assets.boot ? bootScript(assets) : '',
    page.beside ? scriptBeside(page.beside) : '',
    // Last: none of it is shown.
    page.listing ? listingTags(page.listing) : '',
    `</head><body>${page.body}`,
    ...fields,
    page.state ? `<script type="application/json" id="${stateId}">${serialise(page.state)}</script>` : '',
    '</body></html>',
  ].join('');
}
