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
import type { Part } from './part.ts';

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
 * Starts all that a page can do without for its first moments: every channel but the data layer, what is known of the
 * customer, the product history, what knows orders again. It is one file: apart, its parts would weigh a fourth more. A
 * part that no option asks for adds nothing.
 */
export function startLate(host: Host<Settings>) {
  const parts: Part[] = [];
  for (const start of host.settings.dataLayerOnly ? [] : starts) {
    // What one of them cannot read of its options is no other's fault.
    attempt(() => parts.push(start(host)), host.log.failed);
  }
  return { parts, noteOrder: createNoteOrder(host) };
}
