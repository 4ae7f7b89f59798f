import type { Channel } from '../channels/channel.ts';
import { copyCustomFields } from '../data-layer/custom-fields.ts';
import type { ExtensionHost } from '../extension/extension.ts';
import type { Services } from '../extension/services.ts';
import { postToApp } from './bridge.ts';

/** The only custom events that the app is told of (Tracking §5). */
const names = new Set<string | undefined>(['partner_purchase', 'product_subscription']);

/**
 * Creates the channel to the native app around the page, `app` in a message's scope. The legacy app gets flat records,
 * `{ event: 'partner_purchase', … }`; the new and the cross-channel app get `{ type: 'tracking', payload: { event, … } }`,
 * since they tell several kinds of message apart. Outside an app nothing is sent.
 */
export function createNativeApp({ settings }: ExtensionHost, services: Services): Channel {
  const { bridge = 'nativeTracking' } = settings.extension.nativeApp ?? {};
  return {
    name: 'app',
    inApp: true,
    // Nothing leaves the app here and nobody is named; what the app makes of it, it asks for itself.
    needs: [],
    accepts: ({ name, data }) => name === 'CustomEventData' && names.has(data.event_name),
    compose: (event, { app }) => {
      if (!app || event.name !== 'CustomEventData') return { records: [] };
      const { event_name, ...fields } = event.data;
      const payload: Record<string, unknown> = { event: event_name };
      copyCustomFields('all', fields, payload);
      return { records: [app === 'legacy' ? payload : { type: 'tracking', payload }] };
    },
    send: (record) => postToApp(services, bridge, record),
  };
}
