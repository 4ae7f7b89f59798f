import { useEffect, useRef } from 'react';

/** The form's entries as one text, to compare them. */
const entriesOf = (form: HTMLFormElement): string => JSON.stringify([...new FormData(form)]);

const formOf = (id: string): HTMLFormElement | undefined => {
  const form = document.getElementById(id);
  return form instanceof HTMLFormElement ? form : undefined;
};

/**
 * Returns a function that is true if the form holds other entries than when the shopper entered it.
 * @param id of the form element
 * @param onEnter runs when the shopper enters the form, which is before each change
 */
export function useUnsaved(id: string, open: boolean, onEnter: () => void): () => boolean {
  const entered = useRef<string>(undefined);
  useEffect(() => {
    if (!open) return undefined;
    const enter = ({ target }: FocusEvent) => {
      const form = formOf(id);
      if (entered.current !== undefined || !(target instanceof Node) || !form?.contains(target)) return;
      entered.current = entriesOf(form);
      onEnter();
    };
    document.addEventListener('focusin', enter);
    return () => {
      document.removeEventListener('focusin', enter);
      entered.current = undefined;
    };
  }, [id, open, onEnter]);
  return () => {
    const form = formOf(id);
    return form !== undefined && entered.current !== undefined && entriesOf(form) !== entered.current;
  };
}
