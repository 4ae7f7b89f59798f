import type { ChannelRecord } from '../channels/channel.ts';
import type { Decision } from '../log/events.ts';

/** What became of a message at one channel: one of its records or, where it got none, that it got none. */
export interface Told extends Pick<Decision, 'channel' | 'outcome' | 'event'> {
  /** As JSON has it: without functions, and without keys that are only reset. */
  readonly record?: ChannelRecord;
}

/** Which record is meant. */
export interface Wanted {
  /** The channel that is told, such as `ga4`. @default any */
  readonly channel?: string;
  /** How many milliseconds are waited. @default 5000 */
  readonly within?: number;
}

/** What a page has told since the recording began. */
export interface Tracked {
  /**
   * The next record of a name, by which the data layer (`sign_up`), the internal tracker (`event_name`) or the page (`LeadData`) calls it.
   * It may have come already; each is given once.
   *
   * @throws Error with all that was told, where it does not come in time
   */
  readonly next: (name: string, wanted?: Wanted) => Promise<ChannelRecord>;
  /** Everything so far, oldest first. */
  readonly all: () => readonly Told[];
}

const isCalled = (name: string, { event, record }: Told) =>
  [event, record?.['event'], record?.['event_name']].includes(name);

/** One line for whoever reads why a test has failed. */
const line = ({ channel, event, outcome, record }: Told) =>
  `  ${channel}: ${[record?.['event'], record?.['event_name'], event].find((name) => typeof name === 'string')} (${outcome})`;

/** Keeps what is told, and finds it. */
export function createTracked(): Tracked & { readonly tell: (told: Told) => void } {
  const all: Told[] = [];
  const given = new Set<Told>();
  const waiting = new Set<() => void>();
  return {
    all: () => all,
    tell: (told) => {
      all.push(told);
      for (const look of waiting) look();
    },
    next: (name, { channel, within = 5000 } = {}) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = all.find(
            (told) =>
              told.record &&
              !given.has(told) &&
              (channel ?? told.channel) === told.channel &&
              isCalled(name, told),
          );
          if (!found?.record) return;
          given.add(found);
          waiting.delete(look);
          clearTimeout(timer);
          resolve(found.record);
        };
        const timer = setTimeout(() => {
          waiting.delete(look);
          const which = `${channel ?? 'any channel'}: ${name}`;
          reject(
            new Error(
              [`Nobody was told within ${within} ms of ${which}. Told:`, ...all.map(line)].join('\n'),
            ),
          );
        }, within);
        waiting.add(look);
        look();
      }),
  };
}

/**
 * Tells of all that the library on the page decides, now or once it is there; gives back how to stop. It refers to nothing outside
 * of itself, because Playwright takes its text into the page.
 */
export function listen(tell: (told: Told) => void): () => void {
  let stop = () => {};
  const begin = () => {
    stop =
      window.collectOnTrackApi?.on('decision', ({ channel, outcome, event, records = [] }) => {
        const told = { channel, outcome, event };
        if (!records[0] || outcome === 'held') tell(told);
        else for (const record of records) tell({ ...told, record: JSON.parse(JSON.stringify(record)) });
      }) ?? stop;
  };
  if (window.collectOnTrackApi) begin();
  else window.addEventListener('collectOnTrackApi:ready', begin, { once: true });
  return () => {
    window.removeEventListener('collectOnTrackApi:ready', begin);
    stop();
  };
}
