import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { setValue } from '../internal/input.ts';
import { hearForm, isNode } from '../internal/events.ts';
import { treeOf } from '../internal/tree.ts';
import { hearInput } from './hear-input.ts';

/** The input belongs to the plain field: the list adds what it needs, and takes it away again. */
type Input = RefObject<HTMLInputElement | null>;

type Handlers = {
  /** A key, a paste or a voice has changed the text. */
  onType: () => void;
  /** Nobody is typing here any more: the field was left, filled in by the browser, or reset. */
  onLeave: () => void;
  /** A key in the input or in its list, before anybody else hears of it. None of a composition. */
  onKeyDown: (event: KeyboardEvent) => void;
};

/** Listens to the input, and to the frame around it, which holds the list: the focus may go to the button in there. */
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

    // A composition asks too: Android composes every word, and nothing that is composed is touched here.
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
    // Before a dialog around the field: it listens on the document, and Escape would close it with all that was typed into it.
    const { defaultView } = element.ownerDocument;
    defaultView?.addEventListener('keydown', press, { signal, capture: true });
    return () => events.abort();
  }, [input]);
}

/** Adds an attribute to the input, without a React commit of the field. */
export function useAttribute(input: Input, name: string, value: string | undefined): void {
  useLayoutEffect(() => {
    const { current } = input;
    if (!current || value === undefined) return undefined;
    current.setAttribute(name, value);
    return () => current.removeAttribute(name);
  }, [input, name, value]);
}

/**
 * Keeps the end of the input free for the ring that turns there: `data-busy` is its padding. A long text has been scrolled to
 * the caret by then, and would lie under that padding.
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
 * Puts a text in place of all that stands in a field as if it were typed, so that undo brings that back. The page hears of it
 * once, and may put something else there at once: what it makes of it stands. `execCommand` is old, but nothing else writes
 * into the undo history of a field.
 */
export function writeText(input: HTMLInputElement, text: string): void {
  const { ownerDocument: page } = input;
  let heard = false;
  const hear = () => {
    heard = true;
  };
  // On its way down, so that nobody can keep it from being heard.
  page.addEventListener('input', hear, { capture: true });
  input.select();
  page.execCommand?.(text === '' ? 'delete' : 'insertText', false, text);
  page.removeEventListener('input', hear, { capture: true });
  if (heard || input.value === text) return;
  setValue(input, text);
  input.setSelectionRange(text.length, text.length);
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }));
}
