import type { Channel } from '../channels/channel.ts';
import type { AnyEvent } from '../extension/any-event.ts';
import type { ExtensionHost } from '../extension/extension.ts';
import type { Services } from '../extension/services.ts';
import { ownFields } from '../internal-tracker/own-fields.ts';
import { postToApp } from './bridge.ts';

/** The only custom events that the app is told of (Tracking §5). */
const names = new Set<string | undefined>(['partner_purchase', 'product_subscription']);

/**
 * Creates the channel to the native app around the page, `app` in a message's scope. The legacy app gets flat records,
 * `{ event: 'partner_purchase', … }`; the new and the cross-channel app get `{ type: 'tracking', payload: { event, … } }`,
 * since they tell several kinds of message apart. Outside an app nothing is sent.
 */
export function createNativeApp({ settings }: ExtensionHost, services: Pick<Services, 'window'>): Channel {
  const { bridge = 'nativeTracking' } = settings.extension.nativeApp ?? {};
  return {
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
    send: (record) => postToApp(services, bridge, record),
  };
}
