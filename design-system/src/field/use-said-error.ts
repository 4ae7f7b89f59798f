import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useDesignSystem } from '../design-system-provider/context.ts';
import { focusedAt } from '../internal/tree/focused-at.ts';
import { leaving } from './leave-field.ts';

/** Milliseconds after which a screen reader has begun to read where the focus is now. Before that it may drop other messages. */
const PAUSE = 300;

/** Takes back what was said of the last error, or will be. */
let silence = () => {};

/**
 * Says an error that appears because its field was left, after the name of the next field (WCAG 2.2 4.1.3). It is said only while it
 * is news: not if it stood there before, not if a submit came in between, a window opened, the shopper came back to the field or
 * left the page. Of several errors the newest is said. What was said goes with the error.
 *
 * @returns the ref of the element that holds the error
 */
export function useSaidError(): RefObject<HTMLDivElement | null> {
  const { announce, announceErrors } = useDesignSystem();
  const ref = useRef<HTMLDivElement>(null);
  const before = useRef<string>(undefined);
  const own = useRef(silence);

  // After each rendering, because the error may be more than a text.
  useEffect(() => {
    const error = ref.current;
    const left = leaving.last;
    const text = error?.textContent;
    if (!error || text === before.current) return;
    before.current = text;
    if (!announceErrors || left.aborted) return;
    silence();
    let takeBack = () => {};
    const say = () => {
      // While a finger or a button of the mouse is down, nobody knows yet whether it will send the form.
      if (error.ownerDocument.querySelector(':active')) wait();
      else if (!left.aborted && isNews(error)) takeBack = announce(nameOf(error) + text);
    };
    const wait = () => {
      const timer = setTimeout(say, PAUSE);
      takeBack = () => clearTimeout(timer);
    };
    wait();
    silence = own.current = () => takeBack();
  });

  useEffect(() => () => own.current(), []);

  return ref;
}

const fieldOf = (error: Element) => error.closest('.ds-field');

function isNews(error: Element): boolean {
  const focused = focusedAt(error);
  const opened = focused?.closest('dialog,[role$=dialog]') ?? error;
  return error.ownerDocument.hasFocus() && !fieldOf(error)?.contains(focused) && opened.contains(error);
}

/** The words of the label, without the asterisk. */
function nameOf(error: Element): string {
  const label = fieldOf(error)?.querySelector(':is(label,legend)>*>*>*');
  return label ? `${label.textContent}. ` : '';
}
