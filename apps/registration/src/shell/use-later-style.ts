import { useEffect } from 'react';
import { laterStyle, loadStyle } from './page-style.ts';

/**
 * Puts on the style of a page with all that it fetches later, in place of the one it was served with: lists, a flyout, what an
 * answer brings. What cannot be fetched is tried again by the next page.
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
