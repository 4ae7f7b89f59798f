import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import { isTyping } from './is-typing.ts';

type Handlers = {
  /** A key, a paste or a voice has changed the text. */
  onType: () => void;
  /** Nobody is typing here any more: the field was left, filled in by the browser, or reset. */
  onLeave: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/**
 * Listens to the input itself, which belongs to the plain field. The frame around it holds the list as well, so that the
 * focus may go to the button in there.
 */
export function useInputEvents(input: RefObject<HTMLInputElement | null>, handlers: Handlers): void {
  const type = useEffectEvent(() => handlers.onType());
  const leave = useEffectEvent(() => handlers.onLeave());
  const press = useEffectEvent((event: KeyboardEvent) => handlers.onKeyDown(event));

  useEffect(() => {
    const element = input.current;
    const frame = element?.parentElement;
    if (!element || !frame) return undefined;
    const events = new AbortController();
    const { signal } = events;
    // A composition asks too: Android composes every word, and nothing that is composed is touched here.
    element.addEventListener(
      'input',
      (event) => {
        const here = element.ownerDocument.activeElement === element;
        if (here && isTyping(event)) type();
        else leave();
      },
      { signal },
    );
    element.addEventListener(
      'keydown',
      (event) => {
        if (!isComposing(event) && !event.ctrlKey && !event.metaKey) press(event);
      },
      { signal },
    );
    frame.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && frame.contains(relatedTarget))) leave();
      },
      { signal },
    );
    element.form?.addEventListener('reset', leave, { signal });
    return () => events.abort();
  }, [input]);
}

/** Whether a key belongs to a composition. Safari sends the Enter that ends one after its end, but still with 229. */
export const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;
