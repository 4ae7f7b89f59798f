import { useCallback, useEffect, useState } from 'react';
import { resolve } from '../routes/resolve.ts';
import type { PageCustomer } from '../routes/page-state.ts';
import { routeFor } from '../routes/routes.ts';
import { type View, viewOf } from './view.ts';
import { whenIdle } from './when-idle.ts';

/** The view now shown, and the way to another one that keeps the document. */
export function useView(first: View): {
  view: View;
  navigate: (path: string, customer?: PageCustomer) => void;
} {
  const [view, setView] = useState(first);
  const { site } = first.state;

  const { next } = view.route;
  useEffect(() => {
    // What cannot be had now is asked for again when it is needed.
    if (next)
      whenIdle(
        () =>
          void routeFor(next)
            ?.load()
            .catch(() => {}),
      );
  }, [next]);

  const show = useCallback(
    async (path: string, customer: PageCustomer | undefined) => {
      const to = resolve(new URL(path, location.href), false);
      // What the app does not show itself, or cannot load, the server answers.
      if (to.kind !== 'page') return location.assign(path);
      try {
        const next = await viewOf(to.route, { site });
        // Who has just registered stays known for the way back and forth.
        setView(({ state }) => ({ ...next, state: { site, customer: customer ?? state.customer } }));
      } catch {
        location.assign(path);
      }
    },
    [site],
  );
  useEffect(() => {
    const back = () => void show(location.pathname + location.search, undefined);
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, [show]);
  const navigate = useCallback(
    (path: string, customer?: PageCustomer) => {
      history.pushState(null, '', path);
      void show(path, customer);
    },
    [show],
  );
  return { view, navigate };
}
