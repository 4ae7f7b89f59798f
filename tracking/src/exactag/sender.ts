import type { ChannelRecord } from '../channels/channel.ts';
import type { ExactagOptions } from '../extension/extension-options.ts';
import type { ExtensionHost } from '../extension/extension.ts';
import type { Services } from '../extension/services.ts';
import { reasonOf } from '../log/log.ts';
import { catalogue } from '../log/texts.ts';
import { createBoundedQueue } from '../queue/bounded-queue.ts';
import { askForScript } from './ask-for-script.ts';
import { texts } from './texts.ts';

/** How many records wait until exactag can be reached; of more the oldest go. */
const waitingBound = 1000;

/** After how many milliseconds a failure is tried again, for ever (Tracking §8). */
const pause = 1000;

/** The way to exactag. */
export interface Sender {
  /** Sends a record, after those that still wait. */
  readonly add: (record: ChannelRecord) => void;
  /** Forgets what waits and stops the timer. */
  readonly stop: () => void;
}

/**
 * Creates the way to exactag: the page's own function that its script brings. While that is missing or throws, records wait
 * in their order behind the first, which is tried again every second. Nothing is tried while the page is hidden, but for
 * once as it hides, which may be the last chance, and at once when it is seen again.
 */
export function createSender(
  { src, global = 'exactag' }: ExactagOptions,
  host: Pick<ExtensionHost, 'environment' | 'log'>,
  services: Services,
): Sender {
  const { environment, log } = host;
  const queue = createBoundedQueue<ChannelRecord>(waitingBound, () => log.warn(texts.tooMany(waitingBound)));
  let cancel: (() => void) | undefined;
  let unwatch: (() => void) | undefined;
  let waited = false;
  let said = false;

  const rest = () => {
    cancel?.();
    unwatch?.();
    cancel = undefined;
    unwatch = undefined;
    said = false;
  };
  const attempt = () => {
    cancel?.();
    for (let record = queue.peek(); record; record = queue.peek()) {
      let track: unknown;
      try {
        askForScript(src, host);
        track = services.exposed(global);
        if (typeof track !== 'function') throw new TypeError(`there is no function ${global}`);
        Reflect.apply(track, undefined, [record]);
      } catch (error) {
        // A script that has only now been asked for is not missed yet.
        if (!said && (waited || typeof track === 'function')) {
          said = true;
          log.error(catalogue.exactagFailed(reasonOf(error)));
        }
        waited = true;
        unwatch ??= services.onVisibility(attempt);
        if (!services.hidden()) cancel = environment.after(pause, attempt);
        return;
      }
      queue.take();
    }
    rest();
  };

  return {
    add: (record) => {
      queue.add(record);
      if (queue.size() === 1) attempt();
    },
    stop: () => {
      queue.drain();
      rest();
    },
  };
}
