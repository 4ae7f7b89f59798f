import { useEffect } from 'react';
import { isElement } from '../tree/kinds.ts';

/** Browsers without a list of their own drawing have no such name either; there the key never reaches the page. */
const LIST = 'select:open';

/**
 * Escape on the open list of a select closes the list and nothing else. The browser sends the key to the page as well, and a
 * dialog would close with all that was typed into it. Taken on the window, because Radix listens on the document.
 */
export function useNativeEscape({ defaultView: view }: Document): void {
  useEffect(() => {
    if (!view || !CSS.supports(`selector(${LIST})`)) return undefined;
    const isList = (target: EventTarget) => isElement(target) && target.matches(LIST);
    const keep = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && event.composedPath().some(isList)) event.stopPropagation();
    };
    view.addEventListener('keydown', keep, { capture: true });
    return () => view.removeEventListener('keydown', keep, { capture: true });
  }, [view]);
}
