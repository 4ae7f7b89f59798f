import { type RefObject, useEffect } from 'react';
import { isElement } from '../kinds.ts';
import { treeOf } from '../tree.ts';
import { withAncestors } from './surroundings.ts';
import { goBack } from './way-back.ts';

/** The open windows, the newest last. */
const open: Element[] = [];

/** Elements that Tab can reach. */
const CONTROLS = ':is(a[href],button,input,select,textarea,summary,[tabindex]):not(:disabled)';

/** Elements beside the page that are not part of it: other windows, and the focus guards of Radix. */
const OURS = '.ds-dialog-shade,[data-radix-focus-guard]';

/** Moves focus from the last control of a window to its first, and back. */
function loop(this: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return;
  const controls = Array.from(this.querySelectorAll<HTMLElement>(CONTROLS)).filter(
    (each) => each.tabIndex >= 0 && each.getClientRects().length > 0,
  );
  const first = controls[0] ?? this;
  const last = controls.at(-1) ?? this;
  const focused = treeOf(this).activeElement;
  if (event.shiftKey ? focused !== first && focused !== this : focused !== last) return;
  event.preventDefault();
  (event.shiftKey ? last : first).focus();
}

/**
 * Corrects four things in Radix's focus trap:
 * - Elements of others beside the page may have the focus, such as the list of a password manager or a chat. Radix treats them as
 *   the page.
 * - In a shadow root, and in a document other than the script's own, Radix sees no focus at all. There this function traps the
 *   focus.
 * - A field may render again when focus leaves it. Radix treats that as the removal of the focused control, and focuses the window.
 * - From the last control to the first, Radix moves the focus without scrolling (WCAG 2.2 2.4.11).
 *
 * @param way the elements around the previous focus, which are the page behind
 */
export function useKeptFocus(window: RefObject<HTMLElement | null>, way: readonly Element[]): void {
  useEffect(() => {
    const content = window.current;
    if (!content) return undefined;
    const { ownerDocument } = content;
    const root = treeOf(content);
    const page = new Set(way.filter((each) => !each.contains(ownerDocument.body)));
    const events = new AbortController();
    const isForeign = (path: readonly Element[]) =>
      path.length > 0 && !path.some((each) => page.has(each) || each.matches(OURS));
    const pathOf = (target: EventTarget | null | undefined) =>
      isElement(target) ? withAncestors(target) : [];
    let next: readonly Element[] = [];
    // React renders a field again before the event comes here.
    const note = ({ relatedTarget }: FocusEvent) => {
      next = pathOf(relatedTarget);
    };
    const hide = (event: FocusEvent) => {
      const path = pathOf(event.type === 'focusin' ? event.composedPath()[0] : event.relatedTarget);
      if (path[0] === content) goBack(next);
      next = [];
      if (isForeign(path) || (root !== ownerDocument && path.includes(content))) event.stopPropagation();
    };
    // Radix listens on the document, which is one step further out.
    ownerDocument.documentElement.addEventListener('focusin', hide, events);
    ownerDocument.documentElement.addEventListener('focusout', hide, events);
    ownerDocument.documentElement.addEventListener('focusout', note, {
      signal: events.signal,
      capture: true,
    });
    content.addEventListener('keydown', loop, events);
    open.push(content);
    if (root !== document) {
      const keep = (event: FocusEvent) => {
        const path = pathOf(event.composedPath()[0]);
        if (open.at(-1) === content && !path.includes(content) && !isForeign(path)) content.focus();
      };
      ownerDocument.addEventListener('focusin', keep, { signal: events.signal, capture: true });
    }
    return () => {
      events.abort();
      open.splice(open.indexOf(content), 1);
    };
  }, [window, way]);
}
