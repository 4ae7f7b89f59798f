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

/**
 * Calls `onBack` for the system's request to close the top window, such as Android's Back, if the browser reports it. Only the
 * newest window gets the request, and the page does not navigate.
 */
export function useCloseWatcher(view: Window | null, onBack: () => void): void {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    const Watcher = view?.CloseWatcher;
    if (!Watcher) return undefined;
    let watcher: Watcher;
    const watch = () => {
      watcher = new Watcher();
      watcher.addEventListener('close', () => {
        // A watcher works once. The window may stay open and needs another one.
        watch();
        back();
      });
    };
    watch();
    return () => watcher.destroy();
  }, [view]);
}

const askToClose: (() => void)[] = [];

/**
 * Calls `onEscape` for Escape while this is the newest window. While a window opens, Radix still reports the key to the window
 * before it, although the focus is in the new one.
 *
 * @returns a handler for each key that Radix reports to this window
 */
export function useEscape(onEscape: () => void): (event: KeyboardEvent) => void {
  const ask = useEffectEvent(onEscape);
  useEffect(() => {
    const own = () => ask();
    askToClose.push(own);
    return () => {
      askToClose.splice(askToClose.indexOf(own), 1);
    };
  }, []);
  return (event) => {
    event.preventDefault();
    if (!event.isComposing) askToClose.at(-1)?.();
  };
}

/** Browsers that do not draw the list themselves do not know this selector. In those the page does not receive the key. */
const LIST = 'select:open';

/**
 * Lets Escape on the open list of a select close only the list. The browser also sends the key to the page, and a dialog would
 * close and lose its texts. Listens on the window, because Radix listens on the document.
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
