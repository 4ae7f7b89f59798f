import { escapeHtml } from './html.ts';

/** The texts and the picture that other sites show beside a link to a page. */
export interface Preview {
  /** The page's title, without the brand's name. */
  readonly title: string;
  readonly description: string;
  /** Address of the picture. */
  readonly image: string;
}

/** A page as search engines list it and other sites show a link to it. */
export interface Listing extends Preview {
  /** The page's canonical address. */
  readonly address: string;
  /** BCP 47 tag of its language. */
  readonly locale: string;
  /** The same page on every site that has it, including this one, by the BCP 47 tag of its language. */
  readonly translations: Readonly<Record<string, string>>;
  /** The page for readers of any other language. */
  readonly fallback?: string | undefined;
  /** The brand's name. */
  readonly siteName: string;
}

const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}">`;

const alternate = (lang: string, address: string) =>
  `<link rel="alternate" hreflang="${lang}" href="${escapeHtml(address)}">`;

/** Returns the tags for search engines, and for sites that show a link as a card (Open Graph). */
export function listingTags({ title, description, image, ...page }: Listing): string {
  return [
    `<link rel="canonical" href="${escapeHtml(page.address)}">`,
    ...Object.entries(page.translations).map(([lang, address]) => alternate(lang, address)),
    page.fallback ? alternate('x-default', page.fallback) : '',
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', page.address),
    meta('property', 'og:locale', page.locale.replace('-', '_')),
    meta('property', 'og:site_name', page.siteName),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:image', image),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    // The picture shows the brand's mark and its name.
    meta('property', 'og:image:alt', page.siteName),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('');
}
