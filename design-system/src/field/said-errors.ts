import { useEffect, useRef } from 'react';
import type { FocusEvent, ReactNode, RefObject } from 'react';
import { useDesignSystem } from '../design-system-provider/context.ts';
import { focusedAt, treeOf } from '../internal/tree.ts';

/** How long, in milliseconds, an error may take to appear after a field was left. A server may have been asked. */
const ERROR_WAIT_MS = 5000;

/** The last time that a field was left. It is aborted once an error was said, or one that appears has another cause. */
const leaving: { last?: AbortController } = {};

/**
 * Hears that the focus goes out of something within a field. Listen in the capture phase: a page may judge the field when it hears
 * of it, and the error would come first.
 */
export function leaveField({ currentTarget: field, relatedTarget }: FocusEvent): void {
  if (field.contains(relatedTarget)) return;
  const events = new AbortController();
  const end = () => events.abort();
  const { signal } = events;
  leaving.last = events;
  // A press on a link leads away from the page.
  if (field.ownerDocument.querySelector('a[href]:active')) end();
  setTimeout(end, ERROR_WAIT_MS);
  treeOf(field).addEventListener('submit', end, { signal, capture: true });
}

/** Milliseconds after which a screen reader has begun to read where the focus is now. Before that it may drop other messages. */
const PAUSE_MS = 300;

/** Takes back what was said of the last error, or will be. */
let silence = () => {};

/**
 * Says an error that appears because its field was left, after the name of the next field (WCAG 2.2 4.1.3). It is said only while it
 * is news: not if it stood there before, not if a submit came in between, a window opened, the shopper came back to the field or
 * left the page. Each time a field is left, one error is said, the newest. What was said goes with the error.
 *
 * @param told what the error says
 * @returns the ref of the element that holds the error
 */
export function useSaidError(told: ReactNode): RefObject<HTMLDivElement | null> {
  const { announce, announceErrors } = useDesignSystem();
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const error = ref.current;
    const left = leaving.last;
    if (!error || !told || !announceErrors || left?.signal.aborted !== false) return undefined;
    silence();
    let takeBack: () => void;
    const say = () => {
      // While a finger or a button of the mouse is down, nobody knows yet whether it will send the form.
      if (error.ownerDocument.querySelector(':active')) return wait();
      const news = left.signal.aborted ? undefined : newsOf(error);
      if (!news) return;
      takeBack = announce(news);
      // An error that is more than a text may be rendered anew, and is not said again.
      left.abort();
    };
    const wait = () => {
      const timer = setTimeout(say, PAUSE_MS);
      takeBack = () => clearTimeout(timer);
    };
    wait();
    silence = () => takeBack();
    return silence;
  }, [told, announce, announceErrors]);

  return ref;
}

/** Makes the words that are said: those of the label, without the asterisk, and the error. None if it is no news any more. */
function newsOf(error: Element): string | undefined {
  const field = error.closest('.ds-field');
  const focused = focusedAt(error);
  const opened = focused?.closest('dialog,[role$=dialog]') ?? error;
  if (!error.ownerDocument.hasFocus() || field?.contains(focused) || !opened.contains(error))
    return undefined;
  const label = field?.querySelector(':is(label,legend)>*>*>*');
  return [label, error].flatMap((each) => each?.textContent ?? []).join('. ');
}
