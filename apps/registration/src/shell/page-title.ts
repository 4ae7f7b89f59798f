import type { Brand } from '../brand/brand.ts';

/** The document's title: the page first, because that is what tells one tab from another (WCAG 2.2 2.4.2). */
export function pageTitle(title: string, brand: Brand): string {
  return `${title} – ${brand.name}`;
}
