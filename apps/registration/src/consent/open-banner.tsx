import { DesignSystemProvider } from '@crema/design-system';
import type { Site, SiteKey } from '@crema/flow-domain';
import { designSystemStrings } from '@crema/flow-form';
import { addStyle } from '@crema/page-shell/page-style';
import { createRoot } from 'react-dom/client';
import type { Brand } from '../brand/brand.ts';
import { textsOf } from '../brand/texts-of.ts';
import { loadPack } from '../packs/index.ts';
import { ConsentBanner } from './consent-banner.tsx';

/** The banner's name among styles and texts, and the id of its place. */
const name = 'cookies';

/** Behind the link that skips to the form, before all else: who reads the page from its beginning is asked first. */
function makePlace(): Element {
  const place = document.createElement('div');
  place.id = `${name}-place`;
  const skip = document.querySelector('a[href="#main"]');
  if (skip) skip.after(place);
  else document.body.prepend(place);
  return place;
}

/** The site of a page, as far as the banner goes by it. */
export type AskingSite = Pick<Site<SiteKey>, 'key' | 'locale'>;

/** A banner that all is there for. */
export interface Banner {
  /** @param calls how often the visitor has asked for it: the focus goes there with each call */
  readonly show: (calls: number) => void;
  readonly close: () => void;
}

/**
 * Fetches all that the banner needs, and makes its place. It is a React root of its own: whatever happens there, the page's form
 * is not taken down with it.
 * @param onClose told when its visitor has closed it
 */
export async function openBanner(
  brand: Brand,
  { key, locale }: AskingSite,
  onClose: () => void,
): Promise<Banner> {
  const [pack] = await Promise.all([loadPack(key, { texts: name }), addStyle(name)]);
  const texts = textsOf(brand, locale, pack);
  const { privacy } = brand.links(key);
  const place = makePlace();
  const root = createRoot(place);
  const remove = () => {
    root.unmount();
    place.remove();
  };
  const close = () => {
    const hadFocus = place.contains(document.activeElement);
    remove();
    // Who was reading it goes on in the page.
    if (hadFocus) document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
  };
  const end = () => {
    remove();
    onClose();
  };
  const show = (calls: number) =>
    root.render(
      <DesignSystemProvider strings={designSystemStrings(texts)}>
        <ConsentBanner texts={texts} privacy={privacy} calls={calls} onClose={end} />
      </DesignSystemProvider>,
    );
  return { show, close };
}
