import { useEffect, useEffectEvent } from 'react';
import type { MouseEvent, PointerEvent, SyntheticEvent } from 'react';
import { isElement } from '../events.ts';

type Handlers = {
  onPointerDown: (event: PointerEvent) => void;
  onClick: (event: MouseEvent) => void;
};

let pressed: EventTarget | null = null;

/**
 * Handlers for an element that hear a press on the element itself, begun and ended there. A press that began inside, to mark
 * words, and ended beside is none.
 */
export const pressOn = (onPress: () => void): Handlers => ({
  onPointerDown: ({ target }) => {
    pressed = target;
  },
  onClick: ({ target, currentTarget }) => {
    if (target === currentTarget && pressed === target) onPress();
  },
});

const stop = (event: SyntheticEvent) => event.stopPropagation();

/**
 * Handlers for the element around a dialog. React lets events bubble to where the dialog was written, not to where it stands in
 * the page: without these, sending a form in a dialog would send the form around its opener as well.
 */
export const staysInside = { onSubmit: stop, onReset: stop } as const;

/** What Chrome has on Android and on the desktop; TypeScript does not know it yet. */
interface Watcher extends EventTarget {
  destroy: () => void;
}

declare global {
  interface Window {
    CloseWatcher?: new () => Watcher;
  }
}

/**
 * Hears the system's wish to close what is on top: Android's Back, where the browser tells it. The newest window hears it, and the
 * page behind stays where it is.
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
        // It is spent. The window may stay open, and is asked again then.
        watch();
        back();
      });
    };
    watch();
    return () => watcher.destroy();
  }, [view]);
}

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
