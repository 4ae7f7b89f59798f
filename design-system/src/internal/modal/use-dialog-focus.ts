import { type RefObject, useRef } from 'react';

/**
 * Where focus goes. Opening: to `first`, else to the dialog itself, so that title and description are read first; the first
 * control would be the closing button, which is no welcome. Closing: back to what was focused before; Radix knows only its own trigger, and a
 * dialog here may be opened by anything (WCAG 2.2 2.4.3).
 */
export function useDialogFocus(first?: RefObject<HTMLElement | null>) {
  const opener = useRef<Element>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement;
      const target = first?.current ?? event.currentTarget;
      if (!(target instanceof HTMLElement)) return;
      event.preventDefault();
      target.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      if (!(opener.current instanceof HTMLElement)) return;
      event.preventDefault();
      opener.current.focus();
    },
  };
}
