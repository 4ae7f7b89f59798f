import type { Site, SiteKey } from '@crema/flow-domain';
import type { Texts } from '@crema/flow-form';
import type { Brand } from '../brand/brand.ts';
import { textsOf } from '../brand/texts-of.ts';
import { loadPack } from '../packs/index.ts';
import { addStyle } from '../shell/page-style.ts';
import { ConsentBanner } from './consent-banner.tsx';

/** All that the banner needs. */
export interface OpenBanner {
  readonly Banner: typeof ConsentBanner;
  readonly texts: Texts;
  /** The first element of the page: who reads it from its beginning is asked first. */
  readonly place: Element;
}

/** The banner's name among styles and texts, and the id of its place. */
const name = 'cookies';

function placeOf(): Element {
  const known = document.querySelector(`#${name}-place`);
  if (known) return known;
  const place = document.createElement('div');
  place.id = `${name}-place`;
  document.body.prepend(place);
  return place;
}

/** Fetches the banner's style and texts, and makes its place. */
export async function openBanner(brand: Brand, site: Site<SiteKey>): Promise<OpenBanner> {
  const [pack] = await Promise.all([loadPack(site.key, { texts: name }), addStyle(name)]);
  return { Banner: ConsentBanner, texts: textsOf(brand, site.locale, pack), place: placeOf() };
}
