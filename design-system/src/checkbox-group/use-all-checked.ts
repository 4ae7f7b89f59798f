import { useCallback, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import { treeOf } from '../internal/tree.ts';

/** All, none or some. */
export type AllChecked = boolean | 'indeterminate';

/**
 * Mirrors the native checkboxes inside an element. Returns undefined until the page is hydrated. Reads the boxes at every event
 * and after every commit, so that boxes that the page checks or adds count as well. Checks all with `click()`, so that each box
 * fires the events of a real click.
 */
export function useAllChecked(container: RefObject<HTMLElement | null>) {
  const subscribe = useCallback(
    (read: () => void) => {
      const element = container.current;
      const root = element && treeOf(element);
      // A form reset changes the boxes after its event. Any form counts, because `form="…"` can name a form elsewhere.
      const afterReset = () => setTimeout(read);
      element?.addEventListener('change', read);
      root?.addEventListener('reset', afterReset, { capture: true });
      return () => {
        element?.removeEventListener('change', read);
        root?.removeEventListener('reset', afterReset, { capture: true });
      };
    },
    [container],
  );
  const read = () => (container.current ? summary(boxes(container.current)) : undefined);
  const checked = useSyncExternalStore(subscribe, read, () => undefined);

  const setAll = (all: boolean) => {
    if (!container.current) return;
    for (const box of boxes(container.current)) if (box.checked !== all) box.click();
  };

  return { checked, setAll };
}

const boxes = (element: HTMLElement) => [
  ...element.querySelectorAll<HTMLInputElement>('input[type="checkbox"]:enabled'),
];

function summary(all: readonly HTMLInputElement[]): AllChecked {
  const ticked = all.filter((box) => box.checked).length;
  if (ticked === 0) return false;
  return ticked === all.length ? true : 'indeterminate';
}
