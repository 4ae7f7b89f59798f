import type { Channel } from '../channels/channel.ts';
import type { EventMessage, PageMessage } from '../messages/schema/parse-message.ts';
import type { CustomerFields } from '../page/tracked-event.ts';
import { attempt } from '../browser/attempt.ts';
import { start as startExactag } from '../channels/exactag/exactag.ts';
import { start as startInternalTracker } from '../channels/internal-tracker/internal-tracker.ts';
import { start as startMonitoring } from '../channels/monitoring/monitoring.ts';
import { start as startNativeApp } from '../channels/native-app/native-app.ts';
import { createNoteOrder } from '../channels/note-order.ts';
import { start as startTouchPoint } from '../channels/touch-point/touch-point.ts';
import { start as startCustomer } from '../customer/customer.ts';
import { start as startHistory } from '../history/history-channel.ts';
import { start as startListeners } from '../page/listeners/listen-to-clicks.ts';
import { start as startProductIds } from '../product-ids/product-ids.ts';
import type { Host } from '../visit/host.ts';
import type { Settings } from '../api/options.ts';

/** The functions that a part adds to the library when it starts. */
export interface Part {
  readonly channel?: Channel | undefined;
  /** Returns true if all data for a message are available. Otherwise requests them, and calls the host's `resume` afterwards. */
  readonly prepare?: (message: PageMessage | EventMessage) => boolean;
  /** Returns the event with the data for it, such as new product ids. */
  readonly complete?: (event: EventMessage) => EventMessage;
  /** Takes the current customer data for a page. Returns a function that returns the fields that consent allows. */
  readonly customer?: (page: PageMessage) => () => CustomerFields | undefined;
}

const starts: readonly ((host: Host<Settings>) => Part)[] = [
  startMonitoring,
  startCustomer,
  startProductIds,
  startHistory,
  startExactag,
  startInternalTracker,
  startTouchPoint,
  startNativeApp,
  startListeners,
];

/**
 * Starts the parts that a page does not need at once: all channels except the data layer, customer data, the product history, and the
 * detection of repeated orders. They are one chunk, because separate chunks would be a fourth larger. A part that no option enables
 * adds nothing.
 */
export function startLate(host: Host<Settings>) {
  const parts: Part[] = [];
  for (const start of host.settings.dataLayerOnly ? [] : starts) {
    // A part that fails on its options does not affect others.
    attempt(() => parts.push(start(host)), host.log.failed);
  }
  return { parts, noteOrder: createNoteOrder(host) };
}
