import { useCallback, useEffect, useRef, useState } from 'react';
import { resolve } from '../routes/resolve.ts';
import type { PageCustomer } from '../routes/page-state.ts';
import { routeFor } from '../routes/routes.ts';
import { type View, viewOf } from './view.ts';
import { whenIdle } from './when-idle.ts';

function preload(path: string): void {
  routeFor(path)
    ?.load()
    .catch(() => {});
}

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
    if (next) whenIdle(() => preload(next));
  }, [next]);

  const show = useCallback(
    async (path: string, customer: PageCustomer | undefined) => {
      const to = resolve(new URL(path, location.href), false);
      // What the app does not show itself, or cannot load, the server answers.
      if (to.kind !== 'page') return location.assign(path);
      try {
        const next = await viewOf(to.route, { site, path });
        // Who has just registered stays known for the way back and forth.
        setView(({ state }) => ({ ...next, state: { site, path, customer: customer ?? state.customer } }));
      } catch {
        location.assign(path);
      }
    },
    [site],
  );
  const shown = useRef('');
  useEffect(() => {
    shown.current ||= location.pathname + location.search;
    const back = () => {
      const path = location.pathname + location.search;
      // A jump within the page, such as the skip link's, is no change of page.
      if (path === shown.current) return;
      shown.current = path;
      void show(path, undefined);
    };
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, [show]);
  const navigate = useCallback(
    (path: string, customer?: PageCustomer) => {
      history.pushState(null, '', path);
      shown.current = location.pathname + location.search;
      void show(path, customer);
    },
    [show],
  );
  return { view, navigate };
}
