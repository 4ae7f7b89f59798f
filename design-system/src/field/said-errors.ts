import { useEffect, useRef } from 'react';
import type { FocusEvent, ReactNode, RefObject } from 'react';
import { useDesignSystem } from '../design-system-provider/context.ts';
import { focusedAt, treeOf } from '../internal/tree.ts';

/** Milliseconds within which an error can appear after its field was left. The page may have to ask a server. */
const ERROR_WAIT_MS = 5000;

/** The last time that a field was left. It is aborted when an error was announced, or when new errors have another cause. */
const leaving: { last?: AbortController } = {};

/**
 * Notes that focus leaves an element within a field. Call it in the capture phase, because a page may validate the field at the
 * same event and show the error at once.
 */
export function leaveField({ currentTarget: field, relatedTarget }: FocusEvent): void {
  if (field.contains(relatedTarget)) return;
  const events = new AbortController();
  const end = () => events.abort();
  const { signal } = events;
  leaving.last = events;
  // A press on a link leaves the page.
  if (field.ownerDocument.querySelector('a[href]:active')) end();
  setTimeout(end, ERROR_WAIT_MS);
  treeOf(field).addEventListener('submit', end, { signal, capture: true });
}

/** Milliseconds until a screen reader has started to read the new focus. Before that it may drop other messages. */
const PAUSE_MS = 300;

/** Cancels or removes the announcement of the last error. */
let silence = () => {};

/**
 * Announces an error that appears because its field was left, after the name of the next field (WCAG 2.2 4.1.3). Announces it
 * only while it is news: not if it was there before, if a submit came in between, if a window opened, or if the shopper returned
 * to the field or left the page. Announces one error each time a field is left, the newest. Removes the message with the error.
 *
 * @param text the text of the error
 * @returns the ref of the element that contains the error
 */
export function useSaidError(text: ReactNode): RefObject<HTMLDivElement | null> {
  const { announce, announceErrors } = useDesignSystem();
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const error = ref.current;
    const left = leaving.last;
    if (!error || !text || !announceErrors || left?.signal.aborted !== false) return undefined;
    silence();
    let takeBack: () => void;
    const say = () => {
      // While a finger or a mouse button is down, it may still submit the form.
      if (error.ownerDocument.querySelector(':active')) return wait();
      const news = left.signal.aborted ? undefined : newsOf(error);
      if (!news) return;
      takeBack = announce(news);
      // React may render an error again that is more than a text. It is not announced again.
      left.abort();
    };
    const wait = () => {
      const timer = setTimeout(say, PAUSE_MS);
      takeBack = () => clearTimeout(timer);
    };
    wait();
    silence = () => takeBack();
    return silence;
  }, [text, announce, announceErrors]);

  return ref;
}

/**
 * Returns the announced text: the label without the asterisk, and the error. Returns undefined if the error is no longer news.
 */
function newsOf(error: Element): string | undefined {
  const field = error.closest('.ds-field');
  const focused = focusedAt(error);
  const opened = focused?.closest('dialog,[role$=dialog]') ?? error;
  if (!error.ownerDocument.hasFocus() || field?.contains(focused) || !opened.contains(error))
    return undefined;
  const label = field?.querySelector(':is(label,legend)>*>*>*');
  return [label, error].flatMap((each) => each?.textContent ?? []).join('. ');
}
