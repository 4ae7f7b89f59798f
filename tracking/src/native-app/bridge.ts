import type { Services } from '../extension/services.ts';
import { isRecord } from '../schema/is-record.ts';

/** How many messages wait for an app that has not asked for them yet. */
const queueBound = 100;

/** Posts a message to an object of the app's, if there is one; gives back whether there was. */
function post(target: unknown, message: unknown): boolean {
  const call = isRecord(target) && target['postMessage'];
  if (typeof call !== 'function') return false;
  Reflect.apply(call, target, [message]);
  return true;
}

/** What an app has put into the page of iOS under a name. */
function messageHandler({ exposed }: Services, name: string): unknown {
  const webkit = exposed('webkit');
  const handlers = isRecord(webkit) && webkit['messageHandlers'];
  return isRecord(handlers) ? handlers[name] : undefined;
}

/**
 * Hands a message to the app around the page: to Android's object as text, since that takes nothing else, to iOS's message
 * handler as an object, or else into a queue on the window, `name` and `Queue`, which the app empties when it likes.
 */
export function postToApp(services: Services, name: string, message: object): void {
  if (post(services.exposed(name), JSON.stringify(message))) return;
  if (post(messageHandler(services, name), message)) return;
  const found = services.exposed(`${name}Queue`);
  const queue: unknown[] = Array.isArray(found) ? found : [];
  if (queue !== found) services.expose(`${name}Queue`, queue);
  queue.push(message);
  queue.splice(0, queue.length - queueBound);
}
