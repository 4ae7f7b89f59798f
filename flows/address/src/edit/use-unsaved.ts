import { type RefCallback, useCallback, useRef } from 'react';

/**
 * Finds out whether a form holds other entries than when the shopper entered it.
 * @param onEnter runs when the shopper enters the form, which is before each change
 * @returns `watch` is the ref of the form's button, which knows its form in a shadow root as well
 */
export function useUnsaved(onEnter: () => void): {
  readonly watch: RefCallback<HTMLButtonElement>;
  readonly isChanged: () => boolean;
} {
  const changed = useRef<() => boolean>(() => false);
  const watch = useCallback(
    (button: HTMLButtonElement) => {
      let before: string | undefined;
      /** The form's entries as one text, to compare them. */
      const entries = () => JSON.stringify([...new FormData(button.form ?? undefined)]);
      const enter = () => {
        if (before !== undefined || !button.form?.matches(':focus-within')) return;
        before = entries();
        onEnter();
      };
      changed.current = () => before !== undefined && before !== entries();
      // The document gets no event when the focus moves within a shadow root.
      const root = button.getRootNode();
      root.addEventListener('focusin', enter);
      return () => root.removeEventListener('focusin', enter);
    },
    [onEnter],
  );
  return { watch, isChanged: () => changed.current() };
}
