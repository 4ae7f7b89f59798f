import type { CustomerName } from '@crema/flow-domain';
import { inTime } from '@crema/flow-form';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { View } from './load-view.ts';
import type { Navigation } from './navigation.ts';

// A page that was rendered alone, as in a test, has no others.
const alone = (): Promise<Navigation> => Promise.reject(new Error('No navigation'));

/** The view now shown, and the ways to another one that keeps the document. */
export function useView(
  first: View,
  loadNavigation: () => Promise<Navigation> = alone,
): {
  view: View;
  /** Fetches what another page needs, so that it is there when it is navigated to. */
  prepare: (path: string) => void;
  navigate: (path: string, customer?: CustomerName) => void;
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
      { customer, enter }: { customer?: CustomerName | undefined; enter?: () => void } = {},
    ) => {
      address.current = path;
      try {
        // Fetched when a page is left: who only reads this one needs no way to another.
        const { findView } = await inTime(loadNavigation());
        const asked = () => address.current;
        const next = await inTime(findView({ path, registered: customer, from: shown.current, asked }));
        if (!next) return;
        enter?.();
        setView(next);
      } catch {
        // What the app cannot load the server answers.
        if (path === address.current) location.assign(path);
      }
    },
    [loadNavigation],
  );
  useEffect(() => {
    const here = () => location.pathname + location.search;
    address.current ||= here();
    // A jump within the page, such as the skip link's, is no change of page.
    const back = () => void (here() !== address.current && show(here()));
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, [show]);
  const navigate = useCallback(
    // The address changes with the page: one that has to be loaded instead enters the history by its load.
    (path: string, customer?: CustomerName) =>
      void show(path, { customer, enter: () => history.pushState(null, '', path) }),
    [show],
  );
  const prepare = useCallback(
    (path: string) => {
      // What cannot be had now is asked for again when it is needed.
      loadNavigation()
        .then(({ prepareView }) => prepareView(path, shown.current))
        .catch(() => {});
    },
    [loadNavigation],
  );
  return { view, prepare, navigate };
}
