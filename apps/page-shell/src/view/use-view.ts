import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** The view that the app shows now. */
export interface Shown {
  /** Replaces the style of the page before by the page's own. Called when the page is shown. */
  readonly putOnStyle?: (() => void) | undefined;
}

/** A change of page without a load. */
export interface Move<View, Customer> {
  readonly path: string;
  /** The customer who has just registered. */
  readonly registered?: Customer | undefined;
  readonly from: View;
  /** Returns the path that was asked for last. If it is another one, the answer comes too late. */
  readonly asked: () => string;
}

/** The way from a page to the app's other ones. */
export interface Navigation<View, Customer> {
  /**
   * Finds the view of another page and loads all its files. The server shows the pages that the app cannot: those with another
   * layout, another address or a check without a name.
   * @returns the view, or `undefined` if the document is left or another page was asked for meanwhile
   * @throws if a part of it cannot be fetched
   */
  readonly findView: (move: Move<View, Customer>) => Promise<View | undefined>;
  /** Fetches what a page will need, without showing it. */
  readonly prepareView: (path: string, from: View) => Promise<void>;
}

/** Waits for code that is fetched, with a limit. @throws if it cannot be fetched, or not in time */
type InTime = <Loaded>(loading: Promise<Loaded>) => Promise<Loaded>;

// A page that was rendered by itself, as in a test, has no other pages.
const alone = () => Promise.reject(new Error('No navigation'));

/**
 * Returns the view that is shown now, and functions that show another one in the same document.
 * @param inTime limits how long the page waits for the code of another one
 */
export function useView<View extends Shown, Customer>(
  first: View,
  inTime: InTime,
  loadNavigation: () => Promise<Navigation<View, Customer>> = alone,
): {
  view: View;
  /** Fetches what another page needs, so that it can be shown at once. */
  prepare: (path: string) => void;
  navigate: (path: string, customer?: Customer) => void;
} {
  const [view, setView] = useState(first);
  const shown = useRef(view);
  const address = useRef('');
  useLayoutEffect(() => {
    shown.current = view;
    view.putOnStyle?.();
  }, [view]);

  const show = useCallback(
    async (
      path: string,
      { customer, enter }: { customer?: Customer | undefined; enter?: () => void } = {},
    ) => {
      address.current = path;
      try {
        // Fetched when the shopper leaves a page, because a shopper who only reads this one needs no other.
        const { findView } = await inTime(loadNavigation());
        const asked = () => address.current;
        const next = await inTime(findView({ path, registered: customer, from: shown.current, asked }));
        if (!next) return;
        enter?.();
        setView(next);
      } catch {
        // If the app cannot load the page, the server shows it.
        if (path === address.current) location.assign(path);
      }
    },
    [loadNavigation, inTime],
  );
  useEffect(() => {
    const here = () => location.pathname + location.search;
    address.current ||= here();
    // A jump inside the page, such as by the skip link, is not a change of page.
    const back = () => void (here() !== address.current && show(here()));
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, [show]);
  const navigate = useCallback(
    // The address changes when the page is shown. A page that is loaded instead enters the history by its load.
    (path: string, customer?: Customer) =>
      void show(path, { customer, enter: () => history.pushState(null, '', path) }),
    [show],
  );
  const prepare = useCallback(
    (path: string) => {
      // A file that fails to load now is fetched again when it is needed.
      loadNavigation()
        .then(({ prepareView }) => prepareView(path, shown.current))
        .catch(() => {});
    },
    [loadNavigation],
  );
  return { view, prepare, navigate };
}
