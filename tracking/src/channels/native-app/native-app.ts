import { toJson } from '../../browser/json.ts';
import { onWindow } from '../../browser/value-at.ts';
import type { PageWindow } from '../../browser/page-window.ts';
import { isRecord } from '../../browser/is-record.ts';
import type { Host } from '../../visit/host.ts';
import type { Channel, AnyEvent } from '../channel.ts';
import { ownFields } from '../internal-tracker/tracker-payload.ts';

/** Most messages that wait for the app. */
const queueBound = 100;

/** Posts a message to an object of the app. Returns false if there is no such object. */
function post(target: unknown, message: unknown): boolean {
  if (!isRecord(target) || typeof target['postMessage'] !== 'function') return false;
  target['postMessage'](message);
  return true;
}

/**
 * Posts a message to the app around the page. Android's object gets text, because it accepts nothing else. The message handler of iOS
 * gets an object. Without either, the message goes to a queue on the window, `name` and `Queue`, which the app empties.
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

/** The options that the channel reads. */
interface AppSettings {
  readonly nativeApp?: { readonly bridge?: string };
}

/** The custom events that the app gets (Tracking §5). */
const names = new Set<string | undefined>(['partner_purchase', 'product_subscription']);

/**
 * Starts the channel to the native app around the page, `app` in a message's scope. The legacy app gets flat records,
 * `{ event: 'partner_purchase', … }`. The new and the cross-channel app get `{ type: 'tracking', payload: { event, … } }`, because
 * they receive several kinds of messages. Outside an app nothing is sent.
 */
export function start({ window, settings }: Host<AppSettings>): { readonly channel: Channel } {
  const { bridge = 'nativeTracking' } = settings.nativeApp ?? {};
  const channel: Channel = {
    name: 'app',
    inApp: true,
    // The record stays in the app and has no identifier. The app asks for consent itself.
    needs: [],
    accepts: ({ data }: AnyEvent) => names.has(data.event_name),
    compose: ({ data: { event_name, ...data } }: AnyEvent, { app }) => {
      const payload = { event: event_name, ...ownFields(data) };
      const record = app === 'legacy' ? payload : { type: 'tracking', payload };
      return { records: app ? [record] : [] };
    },
    send: (record) => postToApp(window, bridge, record),
  };
  return { channel };
}
