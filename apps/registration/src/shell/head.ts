import { escapeHtml } from './html.ts';
import type { Listing } from './listing.ts';

const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}">`;

const alternate = (lang: string, address: string) =>
  `<link rel="alternate" hreflang="${lang}" href="${escapeHtml(address)}">`;

/** The tags for search engines, and for sites that show a link as a card (Open Graph). */
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
