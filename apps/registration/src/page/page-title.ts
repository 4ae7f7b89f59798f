import type { PlainMessageKey } from '@crema/flow-domain/messages';
import type { Texts } from '@crema/flow-form';
import type { Brand } from '../brand/brand.ts';

/** The texts about a page that name the brand's loyalty card. */
export type CardMessageKey = `page.cardRegistrationPage.${'title' | 'description'}`;

const namesCard = (key: PlainMessageKey | CardMessageKey): key is CardMessageKey =>
  key.startsWith('page.cardReg');

/** Returns a text about a page, such as its title. */
export const pageText = (
  { t }: Texts,
  key: PlainMessageKey | CardMessageKey,
  { cardName }: Pick<Brand, 'cardName'>,
): string => (namesCard(key) ? t(key, { cardName }) : t(key));

/** Returns the document's title. The page comes first, because it tells one tab from another (WCAG 2.2 2.4.2). */
export function pageTitle(title: string, brand: Brand): string {
  return `${title} – ${brand.name}`;
}
