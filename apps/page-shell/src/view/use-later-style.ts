import { useEffect } from 'react';
import { laterStyle, loadStyle } from './page-style.ts';

/**
 * Replaces a page's first style by the one with everything that it fetches later: lists, a flyout, parts that an entry adds. If
 * the style cannot be fetched, the next page tries again.
 * @param page id of the page's route
 */
export function useLaterStyle(page: string): void {
  useEffect(() => {
    let here = true;
    loadStyle(laterStyle(page)).then(
      (putOn) => here && putOn(),
      () => {},
    );
    return () => {
      here = false;
    };
  }, [page]);
}
