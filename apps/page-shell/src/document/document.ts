import type { PageAssets } from './build-assets.ts';
import { type Listing, listingTags } from './head.ts';
import { escapeHtml } from './html.ts';
import { serialise, stateId } from './serialise.ts';

/** A script beside the app, with the data in its attributes. */
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
  /** How search engines list the page. @default they may not list it */
  readonly listing?: Listing | undefined;
  readonly body: string;
  readonly assets: PageAssets;
  /** The state that the app starts with. @default none */
  readonly state?: unknown;
  /** Ids of the forms that are sent to the server. @default none */
  readonly forms?: readonly string[] | undefined;
  /** Hidden fields of each form, by name. @default none */
  readonly fields?: Readonly<Record<string, string>> | undefined;
  /** Values of `data-` attributes of the `html` element, by name. @default none */
  readonly data?: Readonly<Record<string, string | undefined>> | undefined;
  /** The script of an embedded page. @default none */
  readonly beside?: ScriptBeside | undefined;
}

const hidden = (form: string, name: string, value: string) =>
  `<input type="hidden" form="${form}" name="${name}" value="${escapeHtml(value)}">`;

// No visitor sees or reaches this input, and no browser fills it in. A program does, and the server refuses such a form.
const trap = (form: string) =>
  `<p hidden><input form="${form}" name="comment" autocomplete="off" tabindex="-1"></p>`;

/** Returns the fields that a form is sent with in addition to the entries. */
const hiddenFields = (form: string, fields: NonNullable<DocumentParts['fields']>): readonly string[] => [
  ...Object.entries(fields).map(([name, value]) => hidden(form, name, value)),
  trap(form),
];

const dataAttributes = (data: ScriptBeside['data']) =>
  Object.entries(data)
    .map(([name, value]) => (value === undefined ? '' : ` data-${name}="${escapeHtml(value)}"`))
    .join('');

const scriptBeside = ({ src, data }: ScriptBeside) =>
  `<script defer src="${src}"${dataAttributes(data)}></script>`;

/** Returns the boot script. The URLs are data of its element, so the script and its hash are the same on every page. */
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

/** Returns the link to the print style for browsers without JavaScript. In all others the page adds that style when it is idle. */
const printedWithoutScript = ({ build }: PageAssets) =>
  `<noscript><link rel="stylesheet" media="print" href="/assets/print-${build}.css"></noscript>`;

/**
 * Renders a whole page, which paints from one response. Style and boot script are inline, and the policy allows them by their
 * hashes. The forms' hidden fields are outside of React's part, which does not know how a form is sent without it.
 */
export function renderDocument({ assets, ...page }: DocumentParts): string {
  const fields = page.forms?.flatMap((form) => hiddenFields(form, page.fields ?? {})) ?? [];
  const data = dataAttributes(page.data ?? {});
  return [
    `<!doctype html><html lang="${page.lang}" class="ds-page" data-theme="system"${data}><head><meta charset="utf-8">`,
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
