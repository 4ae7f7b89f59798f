import type { Host } from '../../visit/host.ts';
import type { Channel } from '../channel.ts';
import type { AnyEvent } from '../any-event.ts';
import { ownFields } from '../internal-tracker/own-fields.ts';
import { postToApp } from './bridge.ts';

/** What is read of the options. */
interface AppSettings {
  readonly nativeApp?: { readonly bridge?: string };
}

/** The only custom events that the app is told of (Tracking §5). */
const names = new Set<string | undefined>(['partner_purchase', 'product_subscription']);

/**
 * Starts the channel to the native app around the page, `app` in a message's scope. The legacy app gets flat records,
 * `{ event: 'partner_purchase', … }`; the new and the cross-channel app get `{ type: 'tracking', payload: { event, … } }`,
 * since they tell several kinds of message apart. Outside an app nothing is sent.
 */
export function start({ window, settings }: Host<AppSettings>): { readonly channel: Channel } {
  const { bridge = 'nativeTracking' } = settings.nativeApp ?? {};
  const channel: Channel = {
    name: 'app',
    inApp: true,
    // Nothing leaves the app here and nobody is named; what the app makes of it, it asks for itself.
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
