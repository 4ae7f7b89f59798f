import { useState } from 'react';
import type { OnOpenChange, OpenChangeReason } from './window-props.ts';

type State = {
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: OnOpenChange | undefined;
};

/** Whether a window is open, and how it is asked to change that. The page decides where it passes `open`. */
export function useWindowState({ open, defaultOpen = false, onOpenChange }: State) {
  const [own, setOwn] = useState(defaultOpen);
  const request = (next: boolean, reason: OpenChangeReason) => {
    let isCancelled = false;
    onOpenChange?.(next, reason, () => {
      isCancelled = true;
    });
    if (!isCancelled) setOwn(next);
  };
  return { isOpen: open ?? own, request };
}
