import { useCallback } from 'react';
import type { FocusEvent, ReactNode, RefCallback } from 'react';
import { useDesignSystem } from '../design-system-provider/context.ts';
import { treeOf } from '../internal/tree.ts';

/**
 * False from a submit until the next key or press, and on a new page. Errors that appear then are the result of the submit, which
 * moves the focus itself.
 */
let isShopper = false;

/** Time until which an error that appears is news of the field that was left last. */
let newsUntil = 0;

/** Announces the newest error if it is still news. It is undefined if no error waits. */
let say: (() => void) | undefined;

/** Removes the last announcement. */
let silence: (() => void) | undefined;

let timer: ReturnType<typeof setTimeout> | undefined;

const sayLater = () => {
  clearTimeout(timer);
  // Until a screen reader has started to read the new focus, it may drop other messages.
  timer = setTimeout(() => say?.(), 300);
};

/** The text of an announced error that React has removed since the last key or press, perhaps to show it elsewhere. */
let moved = '';

const hear = ({ type }: Event) => {
  moved = '';
  isShopper = type !== 'submit';
  if (!isShopper) say = undefined;
};

/** Listens for submits, keys and presses around a field. It is the ref of each label. Only the first one adds listeners. */
export function hearSubmits(label: Element | null): void {
  if (!label) return;
  for (const type of ['submit', 'keydown', 'pointerdown']) treeOf(label).addEventListener(type, hear, true);
}

/** Notes that focus leaves a control of a field. Call it in the capture phase, before the page validates the field. */
export function leaveField({ currentTarget: { ownerDocument: page } }: FocusEvent): void {
  // A press on a link leaves the page. Any other page may have to ask a server about the value.
  newsUntil = page.querySelector('a:active') ? 0 : Date.now() + 5000;
  sayLater();
}

/**
 * Announces an error that appears because its field was left, after the name of the next field (WCAG 2.2 4.1.3). A browser may
 * report a change before the focus moves, so an error that appears in the field with the focus waits until focus leaves it.
 * Announces an error only while it is news: not if it was there before, if it was announced at another place, if a submit came in
 * between, if a window opened, or if the shopper returned to the field or left the page. Announces one error each time a field is
 * left, the newest. Removes the message with the error.
 *
 * @param text the text of the error
 * @returns the ref of the element that contains the error
 */
export function useSaidError(text: ReactNode): RefCallback<HTMLElement> {
  const { announce, announceErrors } = useDesignSystem();
  return useCallback(
    (error) => {
      if (!error || !text || !announceErrors || !isShopper) return undefined;
      const { textContent } = error;
      const field = error.closest('.ds-field');
      let remove = textContent === moved ? () => {} : undefined;
      const sayIt = () => {
        const tree = treeOf(error);
        // While a finger or a mouse button is down, it may still submit the form.
        if (tree.querySelector(':active')) return sayLater();
        const focused = tree.activeElement;
        // Waits until focus leaves the field. Two fields that share an error are in one block with it.
        if ((field ?? error.parentElement)?.contains(focused)) return;
        say = undefined;
        const opened = focused?.closest('dialog,[role$=dialog]') ?? tree;
        if (newsUntil < Date.now() || !opened.contains(error)) return;
        newsUntil = 0;
        // The label is without its asterisk. It may be a sentence.
        const label = field?.querySelector(':is(label,legend)>*>*>*')?.textContent;
        remove = announce(label ? `${label.replace(/[^.?!]$/, '$&.')} ${textContent}` : textContent);
        silence = remove;
      };
      if (!remove) {
        silence?.();
        say = sayIt;
        sayLater();
      }
      return () => {
        if (!remove) return;
        moved = textContent;
        remove();
      };
    },
    [text, announce, announceErrors],
  );
}
