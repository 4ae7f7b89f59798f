import { toJson } from '../../browser/to-json.ts';
import { onWindow } from '../../browser/page-window.ts';
import type { PageWindow } from '../../browser/page-window.ts';
import { isRecord } from '../../browser/is-record.ts';

/** How many messages wait for an app that has not asked for them yet. */
const queueBound = 100;

/** Posts a message to an object of the app's, if there is one; gives back whether there was. */
function post(target: unknown, message: unknown): boolean {
  if (!isRecord(target) || typeof target['postMessage'] !== 'function') return false;
  target['postMessage'](message);
  return true;
}

/**
 * Hands a message to the app around the page: to Android's object as text, since that takes nothing else, to iOS's message
 * handler as an object, or else into a queue on the window, `name` and `Queue`, which the app empties when it likes.
 */
export function postToApp(window: Pick<PageWindow, 'window'>, name: string, message: object): void {
  if (post(onWindow(window, name), toJson(message))) return;
  if (post(onWindow(window, 'webkit', 'messageHandlers', name), message)) return;
  const found = onWindow(window, `${name}Queue`);
  const queue: unknown[] = Array.isArray(found) ? found : [];
  Reflect.set(window.window, `${name}Queue`, queue);
  queue.push(message);
  queue.splice(0, queue.length - queueBound);
}
