import { onWindow } from '../extension/services.ts';
import type { Services } from '../extension/services.ts';
import { isRecord } from '../schema/is-record.ts';

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
export function postToApp(services: Pick<Services, 'window'>, name: string, message: object): void {
  if (post(onWindow(services, name), JSON.stringify(message))) return;
  if (post(onWindow(services, 'webkit', 'messageHandlers', name), message)) return;
  const found = onWindow(services, `${name}Queue`);
  const queue: unknown[] = Array.isArray(found) ? found : [];
  Reflect.set(services.window, `${name}Queue`, queue);
  queue.push(message);
  queue.splice(0, queue.length - queueBound);
}
