import { useEffect, useEffectEvent } from 'react';
import type { MouseEvent, PointerEvent, SyntheticEvent } from 'react';
import { isElement } from '../kinds.ts';

let pressed: EventTarget | null = null;

const stop = (event: SyntheticEvent) => event.stopPropagation();

/**
 * Returns handlers for the shade around a dialog. `onPress` is called for a press on the shade itself. A press that starts inside,
 * such as to select words, and ends outside does not count.
 *
 * React events bubble to the place where the dialog is written, not to its place in the DOM. The handlers stop them, because a form
 * in a dialog would also submit the form around its opener.
 */
export const shadeHandlers = (onPress: () => void) => ({
  onSubmit: stop,
  onReset: stop,
  onPointerDown: ({ target }: PointerEvent) => {
    pressed = target;
  },
  onClick: ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget && pressed === target) onPress();
  },
});

/** Chrome has it on Android and on the desktop. The types of TypeScript do not include it yet. */
interface Watcher extends EventTarget {
  destroy: () => void;
}

declare global {
  interface Window {
    CloseWatcher?: new () => Watcher;
  }
}

/** `is` matches nothing in a browser that does not know `open`. Such a browser does not send the key of its list to the page. */
const LIST = 'select:is(:open)';

const isList = (target: EventTarget) => isElement(target) && target.matches(LIST);

/** Asks the open windows to close, the newest last. */
const askToClose: ((reason: 'escape' | 'back') => void)[] = [];

/**
 * Gives Escape to the newest window. While a window opens, Radix still reports the key to the window before it, although the focus
 * is in the new one.
 */
export function escape(event: KeyboardEvent): void {
  event.preventDefault();
  if (!event.isComposing) askToClose.at(-1)?.('escape');
}

/**
 * Calls `onAsk` for Escape while this is the newest window, and for the system's request to close the top window, such as Android's
 * Back, if the browser reports it. Only the newest window gets that, and the page does not navigate.
 *
 * Escape on the open list of a select closes only the list. The browser also sends the key to the page, and a dialog would close
 * and lose its texts. Listens on the window, because Radix listens on the document.
 */
export function useCloseRequests(
  { defaultView: view }: Document,
  onAsk: (reason: 'escape' | 'back') => void,
): void {
  const ask = useEffectEvent(onAsk);
  useEffect(() => {
    askToClose.push(ask);
    const keep = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && event.composedPath().some(isList)) event.stopPropagation();
    };
    view?.addEventListener('keydown', keep, true);
    let watcher: Watcher | undefined;
    const watch = () => {
      watcher = view?.CloseWatcher && new view.CloseWatcher();
      watcher?.addEventListener('close', () => {
        // A watcher works once. The window may stay open and needs another one.
        watch();
        ask('back');
      });
    };
    watch();
    return () => {
      askToClose.splice(askToClose.indexOf(ask), 1);
      watcher?.destroy();
      view?.removeEventListener('keydown', keep, true);
    };
  }, [view]);
}
