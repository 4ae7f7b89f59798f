import { createContext, useState } from 'react';
import type { RefObject } from 'react';

/**
 * Reason for a window to open or close: its `trigger`, the key `escape`, a press `outside`, its `close-button`, or the `back`
 * gesture of the system (Android, if the browser has `CloseWatcher`).
 */
export type OpenChangeReason = 'trigger' | 'escape' | 'outside' | 'close-button' | 'back';

/** Asks the window around to close. Apart from `CloseButton`, because a window without that button does not load its icon. */
export const CloseContext = createContext<(reason: OpenChangeReason) => void>(() => {});

/**
 * Called when a window opens, or when the shopper asks to close it.
 *
 * @param open the requested state
 * @param reason the cause of the request
 * @param cancel keeps the state of an uncontrolled window; a page that controls the window simply does not change `open`
 */
export type OnOpenChange = (open: boolean, reason: OpenChangeReason, cancel: () => void) => void;

/** Props that all windows over the page have. */
export type WindowProps = {
  /** Whether Escape, a press outside and the system's Back ask to close it. If not, give it a way to close. @default true */
  dismissible?: boolean;
  /** Element that gets the focus first. @default the window itself, so that its title is read */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Element that gets the focus afterwards. @default the previous one; if it is gone, the nearest element around it */
  finalFocus?: RefObject<HTMLElement | null>;
  /** Container of the window. @default the end of `body`, or of the shadow root around the component */
  container?: Element | DocumentFragment | null;
};

type State = {
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: OnOpenChange | undefined;
};

/** Holds whether a window is open, and handles requests to change it. The page decides if it passes `open`. */
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
