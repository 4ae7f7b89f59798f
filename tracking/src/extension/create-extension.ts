import type { Channel } from '../channels/channel.ts';
import { createCustomer } from '../customer/customer.ts';
import { createExactag } from '../exactag/create-exactag.ts';
import { createHistoryChannel } from '../history/create-history-channel.ts';
import { eventId } from '../ids/event-id.ts';
import { createInternalTracker } from '../internal-tracker/create-internal-tracker.ts';
import { listenToClicks } from '../listeners/listen-to-clicks.ts';
import { createMonitoring } from '../monitoring/create-monitoring.ts';
import { createNativeApp } from '../native-app/create-native-app.ts';
import { createProductIds } from '../product-ids/product-ids.ts';
import { createTouchPoint } from '../touch-point/create-touch-point.ts';
import { createVisit } from '../visit/create-visit.ts';
import type { Extension, ExtensionHost } from './extension.ts';
import type { Services } from './services.ts';

/** Puts the extension together, of what the page has asked for. */
export function createExtension(host: ExtensionHost, services: Services): Extension {
  const { customerData = true, listeners, productHistory = true } = host.settings.extension;
  const visit = createVisit(host, services);
  const customer = customerData ? createCustomer(host, services, visit) : undefined;
  const productIds = createProductIds(host, services);
  const stopMonitoring = createMonitoring(host, services, visit);
  const stopListening = listeners ? listenToClicks(host, services, host.tell) : undefined;
  const channels: readonly (Channel | undefined)[] = [
    productHistory ? createHistoryChannel(host, services) : undefined,
    createExactag(host, services, visit),
    createInternalTracker(host, services, visit, () => eventId(host.environment, services)),
    createTouchPoint(host, services, visit),
    createNativeApp(host, services),
  ];
  return {
    channels: channels.filter((channel) => channel !== undefined),
    begin: visit.renew,
    prepare: (message) =>
      message.name === 'InitialPageData' ? (customer?.ready(message) ?? true) : productIds.prepare(message),
    complete: productIds.complete,
    origin: () => (visit.facts().desk ? 'desk' : undefined),
    customer: (page) => customer?.fields(page),
    stop: () => {
      customer?.stop();
      productIds.stop();
      stopMonitoring();
      stopListening?.();
      visit.stop();
    },
  };
}
