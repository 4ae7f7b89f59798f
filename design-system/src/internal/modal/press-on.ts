import type { MouseEvent, PointerEvent } from 'react';

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
