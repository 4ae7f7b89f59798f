import { insertScript } from '../../../browser/insert-script.ts';
import { onWindow } from '../../../browser/page-window.ts';
import type { PageWindow } from '../../../browser/page-window.ts';
import { after } from '../../../browser/timer.ts';
import { scriptFailed } from '../../../log/late-texts.ts';
import type { Log } from '../../../log/log.ts';
import type { Push } from '../data-layer.ts';
import { containerId } from './container-id.ts';
import type { TagManagerOptions } from './tag-manager-options.ts';

/**
 * How often and after how many milliseconds a script that failed is tried again (Tracking §9). By itself, unlike exactag's:
 * no record waits for this script, so that nothing else would ask for it once more.
 */
const retries = { count: 10, delay: 100 } as const;

/** Puts the tag manager's script on the page, unless the page has the container already. */
export type InsertTagManager = (options: TagManagerOptions, window: PageWindow, log: Log, push: Push) => void;

/** Puts the tag manager's script on the page, unless the page has the container already. */
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
