import { DesignSystemProvider, type DesignSystemStrings } from '@crema/design-system';
import { hydrateRoot } from 'react-dom/client';
import { type BannerTexts, ConsentBanner } from './consent-banner.tsx';

/** A banner whose parts have all been fetched. */
export interface Banner {
  /** @param calls how often the visitor has opened the banner; each time it takes the focus */
  readonly show: (calls: number) => void;
  readonly close: () => void;
}

interface Options {
  /** Id of the element that the banner is put into. */
  readonly id: string;
  readonly texts: BannerTexts;
  readonly strings: DesignSystemStrings;
  /** Address of the shop's page on privacy. */
  readonly privacy: string;
  /** Called when the visitor has closed the banner. */
  readonly onClose: () => void;
}

/** Adds the banner's element behind the link that skips to the form, so that screen readers come to it first. */
function makePlace(id: string): Element {
  const place = document.createElement('div');
  place.id = id;
  const skip = document.querySelector('a[href="#main"]');
  if (skip) skip.after(place);
  else document.body.prepend(place);
  return place;
}

/** Opens the banner. It is a React root of its own, so that an error in it does not remove the page's form. */
export function openBanner({ id, texts, strings, privacy, onClose }: Options): Banner {
  const place = makePlace(id);
  // A page has `hydrateRoot` already. `createRoot` would add 92 bytes to the script of every page. The element is empty, so nothing is
  // hydrated, and React reports that its first content came early.
  const root = hydrateRoot(place, null, { onRecoverableError: () => {} });
  const remove = () => {
    place.remove();
    // After the next paint: on a slow phone, React takes as long for this as for all else that a press does.
    requestAnimationFrame(() => setTimeout(() => root.unmount()));
  };
  const close = () => {
    const hadFocus = place.contains(document.activeElement);
    remove();
    // A visitor who was reading the banner goes on in the page.
    if (hadFocus) document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
  };
  const end = () => {
    remove();
    onClose();
  };
  const show = (calls: number) =>
    root.render(
      <DesignSystemProvider strings={strings}>
        <ConsentBanner texts={texts} privacy={privacy} calls={calls} onClose={end} />
      </DesignSystemProvider>,
    );
  return { show, close };
}
