import type { FocusEvent } from 'react';
import { treeOf } from '../internal/tree/tree-of.ts';

/** How long, in milliseconds, an error may take to appear after a field was left. A server may have been asked. */
const PATIENCE = 5000;

/** The last time that a field was left. It is aborted once an error was said, or one that appears has another cause. */
export const leaving: { last?: AbortController } = {};

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
  setTimeout(end, PATIENCE);
  treeOf(field).addEventListener('submit', end, { signal, capture: true });
}
