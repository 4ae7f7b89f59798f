import { insertScript } from '../../browser/insert-script.ts';
import { onWindow } from '../../browser/value-at.ts';
import type { PageWindow } from '../../browser/page-window.ts';
import { after } from '../../browser/timer.ts';
import { scriptFailed } from '../../log/late-texts.ts';
import type { Log } from '../../log/log.ts';
import type { TagManagerOptions } from './tag-manager-options.ts';
import type { Push } from './data-layer.ts';
import { containerId } from './tag-manager-options.ts';

/**
 * Number of retries after a failed load, and the delay in milliseconds (Tracking §9). Unlike exactag's script, this one needs its own
 * timer, because no record waits for it.
 */
const retries = { count: 10, delay: 100 } as const;

/** Inserts the tag manager's script, unless the container is on the page. */
export type InsertTagManager = (options: TagManagerOptions, window: PageWindow, log: Log, push: Push) => void;

/** Inserts the tag manager's script, unless the container is on the page. */
export const insertTagManager: InsertTagManager = (options, window, log, push) => {
  const { src = '', nonce } = options;
  const id = containerId(options);
  const isThere =
    window.document.querySelector(`script[src*=${JSON.stringify(id ? `id=${id}` : src)}]`) ||
    (id && onWindow(window, 'google_tag_manager', id));
  if (isThere) return;
  const insert = (left: number): void =>
    insertScript(window, { src, nonce }, () => {
      if (left > 0) after(window, retries.delay, () => insert(left - 1));
      else log.error(scriptFailed(src));
    });
  push({ 'gtm.start': window.Date.now(), event: 'gtm.js' });
  insert(retries.count);
};
