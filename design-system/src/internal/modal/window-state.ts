import { useState } from 'react';
import type { RefObject } from 'react';

/**
 * Why a window opens or is asked to close: its `trigger`, the key `escape`, a press `outside`, its `close-button`, or the `back`
 * gesture of the system (Android, where the browser has `CloseWatcher`).
 */
export type OpenChangeReason = 'trigger' | 'escape' | 'outside' | 'close-button' | 'back';

/**
 * Hears that a window opens, or that it is asked to close.
 *
 * @param open what it shall be
 * @param reason who asks for it
 * @param cancel keeps a window as it is that has its state itself; where the page decides, it need not follow either
 */
export type OnOpenChange = (open: boolean, reason: OpenChangeReason, cancel: () => void) => void;

/** What all windows over the page have in common. */
export type WindowProps = {
  /** Whether Escape, a press outside and the system's Back ask to close it. If not, it needs a way out of its own. @default true */
  dismissible?: boolean;
  /** What has the focus first. @default the window itself, so that its title is read */
  initialFocus?: RefObject<HTMLElement | null>;
  /** What has the focus afterwards. @default what had it before; if that is gone, the nearest element around it that is left */
  finalFocus?: RefObject<HTMLElement | null>;
  /** Where the window is put in the page. @default the end of `body`, or of the shadow root that it was written in */
  container?: Element | DocumentFragment | null;
};

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
