import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { setValue } from '../internal/replace-text.ts';
import { hearForm } from '../internal/hear-form.ts';
import { isNode } from '../internal/kinds.ts';
import { treeOf } from '../internal/tree.ts';
import { hearInput } from './hear-input.ts';

/** The input belongs to the plain field. The list adds attributes and listeners, and removes them again. */
type Input = RefObject<HTMLInputElement | null>;

type Handlers = {
  /** The shopper changed the text by a key, a paste or dictation. */
  onType: () => void;
  /** The shopper no longer types here: focus left, the browser filled the field in, or the form was reset. */
  onLeave: () => void;
  /** A key in the input or in its list, before other listeners receive it. Not a key of a composition. */
  onKeyDown: (event: KeyboardEvent) => void;
};

/** Listens to the input and to the frame around it. The frame contains the list, whose button can have the focus. */
export function useInputEvents(input: Input, handlers: Handlers): void {
  const latest = useEffectEvent(() => handlers);

  useEffect(() => {
    const element = input.current;
    const frame = element?.parentElement;
    if (!element || !frame) return undefined;
    const events = new AbortController();
    const { signal } = events;
    const holds = (target: EventTarget | null | undefined) => isNode(target) && frame.contains(target);
    const leave = () => latest().onLeave();

    // A composition starts queries too, because Android composes every word. The list does not change composed text.
    const hear = (isTyping: boolean) => {
      if (isTyping && treeOf(element).activeElement === element) latest().onType();
      else leave();
    };
    const press = (event: KeyboardEvent) => {
      // Safari sends the Enter that ends a composition after its end, but still with 229.
      const isComposing = event.isComposing || event.keyCode === 229;
      if (!isComposing && holds(event.composedPath()[0])) latest().onKeyDown(event);
    };
    hearInput(element, hear, signal);
    frame.addEventListener('focusout', (event) => holds(event.relatedTarget) || leave(), { signal });
    hearForm(element, 'reset', leave, signal);
    // Runs before a dialog around the field, which listens on the document. Escape would otherwise close that dialog and lose its
    // texts.
    const { defaultView } = element.ownerDocument;
    defaultView?.addEventListener('keydown', press, { signal, capture: true });
    return () => events.abort();
  }, [input]);
}

/** Adds an attribute to the input without a React commit of the field. */
export function useAttribute(input: Input, name: string, value: string | undefined): void {
  useLayoutEffect(() => {
    const { current } = input;
    if (!current || value === undefined) return undefined;
    current.setAttribute(name, value);
    return () => current.removeAttribute(name);
  }, [input, name, value]);
}

/**
 * Keeps the end of the input free for the spinner: `data-busy` sets a padding. A long text is already scrolled to the caret and
 * would lie under that padding, so it is scrolled again.
 */
export function useSpinnerRoom(input: Input, busy: boolean): void {
  useAttribute(input, 'data-busy', busy ? '' : undefined);
  useLayoutEffect(() => {
    if (busy && input.current) showEnd(input.current);
  }, [input, busy]);
}

function showEnd(input: HTMLInputElement): void {
  if (input.selectionEnd !== input.value.length) return;
  const { direction } = getComputedStyle(input);
  input.scrollLeft = direction === 'rtl' ? -input.scrollWidth : input.scrollWidth;
}

/**
 * Replaces the whole text of a field like typing, so that undo restores it. Fires one input event, and keeps the text that the
 * page may set in response. `execCommand` is deprecated, but no other API writes to the undo history of a field.
 */
export function writeText(input: HTMLInputElement, text: string): void {
  const { ownerDocument: page } = input;
  let heard = false;
  const hear = () => {
    heard = true;
  };
  // In the capture phase, so that no other listener can stop the event.
  page.addEventListener('input', hear, { capture: true });
  input.select();
  page.execCommand?.(text === '' ? 'delete' : 'insertText', false, text);
  page.removeEventListener('input', hear, { capture: true });
  if (heard || input.value === text) return;
  setValue(input, text);
  input.setSelectionRange(text.length, text.length);
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }));
}
