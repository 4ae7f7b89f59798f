import type { ChannelRecord } from '../channels/channel.ts';
import type { ExactagOptions } from '../extension/extension-options.ts';
import type { ExtensionHost } from '../extension/extension.ts';
import { onWindow } from '../extension/services.ts';
import type { Services } from '../extension/services.ts';
import { reasonOf } from '../log/reason-of.ts';
import { exactagFailed } from '../log/extension-texts.ts';
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
  services: Pick<Services, 'document' | 'window'>,
): Sender {
  const { environment, log } = host;
  const { document } = services;
  const queue = createBoundedQueue<ChannelRecord>(waitingBound, () => log.warn(texts.tooMany(waitingBound)));
  let cancel = () => {};
  /** Whether something is wrong if there is no function: a script that has only now been asked for is not missed yet. */
  let due = false;
  let said = false;

  const rest = () => {
    cancel();
    document.removeEventListener('visibilitychange', attempt);
    said = false;
  };
  const attempt = () => {
    cancel();
    try {
      for (let record = queue.peek(); record; record = queue.peek()) {
        askForScript(src, host);
        const track = onWindow(services, global);
        if (typeof track !== 'function') throw new TypeError(`there is no function ${global}`);
        due = true;
        track(record);
        queue.take();
      }
      rest();
    } catch (error) {
      if (due && !said) log.error(exactagFailed(reasonOf(error)));
      said = due;
      due = true;
      document.addEventListener('visibilitychange', attempt);
      if (!document.hidden) cancel = environment.after(pause, attempt);
    }
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
