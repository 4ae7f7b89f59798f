import type { ChannelRecord } from '../channels/channel.ts';
import type { Decision } from '../log/events.ts';

/** A channel's decision about a message, with one of its records, or without a record if there is none. */
export interface Told extends Pick<Decision, 'channel' | 'outcome' | 'event'> {
  /** The record as JSON: without functions, and without undefined keys. */
  readonly record?: ChannelRecord;
}

/** Options of `next`. */
export interface Wanted {
  /** The channel of the record, such as `ga4`. @default any */
  readonly channel?: string;
  /** Timeout in milliseconds. @default 5000 */
  readonly within?: number;
}

/** The decisions since the recording began. */
export interface Tracked {
  /**
   * Resolves with the next record of a name: the name in the data layer (`sign_up`), of the internal tracker (`event_name`) or of the
   * message (`LeadData`). It may have been sent before the call. Each record is returned once.
   *
   * @throws Error with all decisions, if there is no such record before the timeout
   */
  readonly next: (name: string, wanted?: Wanted) => Promise<ChannelRecord>;
  /** Returns all decisions, oldest first. */
  readonly all: () => readonly Told[];
}

const isCalled = (name: string, { event, record }: Told) =>
  [event, record?.['event'], record?.['event_name']].includes(name);

/** Returns a decision as a line for the message of a failed test. */
const line = ({ channel, event, outcome, record }: Told) =>
  `  ${channel}: ${[record?.['event'], record?.['event_name'], event].find((name) => typeof name === 'string')} (${outcome})`;

/** Creates the list of decisions. */
export function createTracked(): Tracked & { readonly add: (told: Told) => void } {
  const all: Told[] = [];
  const given = new Set<Told>();
  const waiting = new Set<() => void>();
  return {
    all: () => all,
    add: (told) => {
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
 * Calls `add` with all decisions of the library on the page, now or when it has loaded. Returns a function that stops that. It uses
 * nothing outside of itself, because Playwright copies its source into the page.
 */
export function listen(add: (told: Told) => void): () => void {
  let stop = () => {};
  const begin = () => {
    stop =
      window.collectOnTrackApi?.on('decision', ({ channel, outcome, event, records = [] }) => {
        const told = { channel, outcome, event };
        if (!records[0] || outcome === 'held') add(told);
        else for (const record of records) add({ ...told, record: JSON.parse(JSON.stringify(record)) });
      }) ?? stop;
  };
  if (window.collectOnTrackApi) begin();
  else window.addEventListener('collectOnTrackApi:ready', begin, { once: true });
  return () => {
    window.removeEventListener('collectOnTrackApi:ready', begin);
    stop();
  };
}
