import { onWindow } from '../../browser/page-window.ts';
import { after } from '../../browser/timer.ts';
import { exactagFailed } from '../../log/late-texts.ts';
import { reasonOf } from '../../browser/reason-of.ts';
import type { Host } from '../../visit/host.ts';
import type { ChannelRecord } from '../channel.ts';
import { askForScript } from './ask-for-script.ts';
import type { ExactagOptions } from './exactag-options.ts';

/** After how many milliseconds a failure is tried again, for ever (Tracking §8). */
const pause = 1000;

/** The way to exactag. */
export interface Sender {
  /** Sends a record; gives back whether exactag has taken it. If not, `resume` is called once it may. */
  readonly send: (record: ChannelRecord) => boolean;
  /** Stops the timer. */
  readonly stop: () => void;
}

/**
 * Creates the way to exactag: the page's own function that its script brings. While that is missing or throws, what waits is
 * tried again every second. Nothing is tried while the page is hidden, but for once as it hides, which may be the last
 * chance, and at once when it is seen again.
 */
export function createSender(
  { src, global = 'exactag' }: ExactagOptions,
  { window, log, resume, onStop }: Pick<Host, 'window' | 'log' | 'resume' | 'onStop'>,
): Sender {
  const { document } = window;
  let cancel = () => {};
  /** Whether something is wrong if there is no function: a script that has only now been asked for is not missed yet. */
  let due = false;
  let said = false;
  /** Whether the library has been reset, which the script itself may do. */
  let ended = false;
  onStop(() => (ended = true));

  const rest = () => {
    cancel();
    document.removeEventListener('visibilitychange', resume);
  };
  return {
    send: (record) => {
      rest();
      try {
        askForScript(src, { window, log });
        const track = onWindow(window, global);
        if (typeof track !== 'function') throw new TypeError(`there is no function ${global}`);
        due = true;
        track(record);
        said = false;
        return true;
      } catch (error) {
        if (due && !said) log.error(exactagFailed(reasonOf(error)));
        said = due;
        due = true;
        if (ended) return false;
        document.addEventListener('visibilitychange', resume);
        if (!document.hidden) cancel = after(window, pause, resume);
        return false;
      }
    },
    stop: rest,
  };
}
