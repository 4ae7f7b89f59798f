import { insertScript } from '../../browser/insert-script.ts';
import { scriptFailed, exactagFailed } from '../../log/late-texts.ts';
import type { Host } from '../../visit/host.ts';
import { onWindow } from '../../browser/value-at.ts';
import { after } from '../../browser/timer.ts';
import { reasonOf } from '../../browser/reason-of.ts';
import type { ChannelRecord } from '../channel.ts';

/** Options of the affiliate channel exactag. */
export interface ExactagOptions {
  /** Address of the script. */
  readonly src: string;
  /** The function on the window that takes records. @default 'exactag' */
  readonly global?: string;
}

// By page and not by installation, so that a reset does not load the script twice.
const pages = new WeakMap<object, { wanted: boolean; failures: number }>();

/**
 * Number of retries after a failed load (Tracking §9). A retry needs no timer, because waiting records are sent again every second
 * (Tracking §8). Without consent, or without records, no script is loaded.
 */
const retries = 10;

/** Inserts exactag's script, unless it is on the page, loading, or has failed too often. Called for each record. */
function loadScript(src: string, { window, log }: Pick<Host, 'window' | 'log'>): void {
  const script = pages.get(window) ?? { wanted: true, failures: 0 };
  pages.set(window, script);
  if (!script.wanted) return;
  script.wanted = false;
  insertScript(window, { src }, () => {
    script.failures += 1;
    script.wanted = script.failures <= retries;
    if (!script.wanted) log.error(scriptFailed(src));
  });
}

/** Delay in milliseconds before each retry, without an end (Tracking §8). */
const pause = 1000;

/** Sends records to exactag. */
export interface Sender {
  /** Sends a record. Returns false if exactag has not taken it. Then `resume` is called for the retry. */
  readonly send: (record: ChannelRecord) => boolean;
  /** Stops the timer. */
  readonly stop: () => void;
}

/**
 * Creates the sender. It calls the function that exactag's script puts on the window. While that is missing or throws, records are
 * sent again every second. While the page is hidden, there are no retries, except one when it hides and one when it is shown again.
 */
export function createSender(
  { src, global = 'exactag' }: ExactagOptions,
  { window, log, resume, onStop }: Pick<Host, 'window' | 'log' | 'resume' | 'onStop'>,
): Sender {
  const { document } = window;
  let cancel = () => {};
  /** Whether a missing function is a fault. It is none on the first attempt, because the script has just been inserted. */
  let due = false;
  let isReported = false;
  /** Whether the library was reset. The script itself may do that. */
  let ended = false;
  onStop(() => (ended = true));

  const cancelRetry = () => {
    cancel();
    document.removeEventListener('visibilitychange', resume);
  };
  return {
    send: (record) => {
      cancelRetry();
      try {
        loadScript(src, { window, log });
        const track = onWindow(window, global);
        if (typeof track !== 'function') throw new TypeError(`there is no function ${global}`);
        due = true;
        track(record);
        isReported = false;
        return true;
      } catch (error) {
        if (due && !isReported) log.error(exactagFailed(reasonOf(error)));
        isReported = due;
        due = true;
        if (ended) return false;
        document.addEventListener('visibilitychange', resume);
        if (!document.hidden) cancel = after(window, pause, resume);
        return false;
      }
    },
    stop: cancelRetry,
  };
}
