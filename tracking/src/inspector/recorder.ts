import type { CollectOnTrackApi } from '../install/api.ts';
import type { Decision } from '../log/events.ts';

/** What became of a message at one channel, newest last: `held` may become `sent` when consent comes. */
export interface ChannelTrace {
  readonly channel: string;
  readonly decisions: readonly Decision[];
}

/** A message and what became of it. */
export interface Entry {
  /** Milliseconds since the recording began. */
  readonly at: number;
  readonly name: string;
  readonly payload: unknown;
  /** What was read of it, by which decisions are known to be about it. */
  readonly data: object;
  readonly channels: ChannelTrace[];
  /** Warnings and errors that were said before the next message. */
  readonly warnings: string[];
}

/** A session that can be replayed: plain data, fit for a file. */
export interface Recording {
  readonly version: string;
  readonly messages: readonly { readonly at: number; readonly name: string; readonly payload: unknown }[];
}

/** Follows a library and keeps what it sees. */
export interface Recorder {
  readonly entries: () => readonly Entry[];
  readonly recording: () => Recording;
  readonly clear: () => void;
  readonly stop: () => void;
}

/** How many messages are kept; the oldest go first. */
const entryBound = 1000;

/** The message that a decision is about: by its data, or, where those were completed, the last of its name. */
function entryOf(entries: readonly Entry[], { event, data }: Decision): Entry | undefined {
  return (
    entries.find((entry) => entry.data === data) ??
    entries.findLast(({ name, channels }) => name === event && channels.length === 0) ??
    entries.findLast(({ name }) => name === event)
  );
}

/** Begins to record. What happened before is not known. */
export function createRecorder(
  api: CollectOnTrackApi,
  changed: () => void,
  now: () => number = () => performance.now(),
): Recorder {
  const begin = now();
  let entries: Entry[] = [];
  const stops = [
    api.on('message', ({ name, payload, data }) => {
      entries.push({ at: Math.round(now() - begin), name, payload, data, channels: [], warnings: [] });
      if (entries.length > entryBound) entries.shift();
      changed();
    }),
    api.on('decision', (decision) => {
      const entry = entryOf(entries, decision);
      const trace = entry?.channels.find(({ channel }) => channel === decision.channel);
      if (!entry) return;
      const decisions = [...(trace?.decisions ?? []), decision];
      const next = { channel: decision.channel, decisions };
      if (trace) entry.channels.splice(entry.channels.indexOf(trace), 1, next);
      else entry.channels.push(next);
      changed();
    }),
    api.on('warning', (text) => {
      entries.at(-1)?.warnings.push(text);
      changed();
    }),
  ];
  return {
    entries: () => entries,
    recording: () => ({
      version: api.version,
      messages: entries.map(({ at, name, payload }) => ({ at, name, payload })),
    }),
    clear: () => {
      entries = [];
      changed();
    },
    stop: () => stops.forEach((stop) => stop()),
  };
}
