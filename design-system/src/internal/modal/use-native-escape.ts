import { useEffect } from 'react';

/** Browsers without a list of their own drawing have no such name either; there the key never reaches the page. */
const LIST = 'select:open';

/**
 * Escape on the open list of a select closes the list and nothing else. The browser sends the key to the page as well, and a
 * dialog would close with all that was typed into it. Taken on the window, because Radix listens on the document.
 */
export function useNativeEscape(active: boolean): void {
  useEffect(() => {
    if (!active || !CSS.supports(`selector(${LIST})`)) return undefined;
    const keep = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && document.querySelector(LIST)) event.stopPropagation();
    };
    window.addEventListener('keydown', keep, { capture: true });
    return () => window.removeEventListener('keydown', keep, { capture: true });
  }, [active]);
}
