import type { CollectOnTrackApi } from '../api/api.ts';
import { reasonOf } from '../browser/attempt.ts';
import { openEnvelope } from '../messages/envelope.ts';
import type { Envelope } from '../messages/envelope.ts';
import type { PageMessage } from '../messages/schema/parse-message.ts';
import type { Decision } from '../log/events.ts';
import { createEntryOf } from './entry-of.ts';
import type { Entry, Verdict } from './entry.ts';
import { createNaming } from './ga4-name.ts';
import type { NamingOptions } from './ga4-name.ts';
import { readAgain } from './read-again.ts';
import { wordsOf } from './entry.ts';

/** A session that can be replayed: plain data, fit for a file. */
export interface Recording {
  readonly version: string;
  /** `at` is in milliseconds since 1970. */
  readonly messages: readonly { readonly at: number; readonly name: string; readonly payload: unknown }[];
}

/** Follows a library and keeps what it sees. */
export interface Recorder {
  /** Messages, and warnings that are about none, oldest first. */
  readonly entries: () => readonly Entry[];
  /** The active consent groups as the last decision told them; nothing before the first. */
  readonly consent: () => string | undefined;
  readonly recording: () => Recording;
  readonly clear: () => void;
  /** The library begins anew: what waits will never be sent. */
  readonly forget: () => void;
  readonly stop: () => void;
}

/** How many messages are kept; the oldest go first. */
const entryBound = 1000;

/**
 * Begins to record, with the messages that the library has kept from before. `changed` hears of each entry that is new or has
 * changed, and of nothing when entries are gone.
 */
export function createRecorder(
  api: CollectOnTrackApi,
  changed: (entry?: Entry) => void,
  options: NamingOptions = {},
): Recorder {
  const nameForGa4 = createNaming(options);
  const entryOf = createEntryOf();
  let entries: Entry[] = [];
  let page: PageMessage | undefined;
  let pageEntry: Entry | undefined;
  let consent: string | undefined;
  /** The message that is being dealt with, and what the library warns of in its own words. */
  let current: { readonly entry: Entry; readonly said: readonly string[] } | undefined;
  /** Warnings until it is known what they are about. */
  const pending: string[] = [];

  const add = (entry: Entry) => {
    entries.push(entry);
    if (entries.length > entryBound) entries.shift();
    changed(entry);
  };
  const addMessage = (envelope: Envelope, at: number, data: object, isEarlier = false) => {
    const { name, payload } = envelope;
    const { message, isInvalid, leftOut, said } = readAgain(envelope);
    if (message?.name === 'InitialPageData' && !isInvalid) page = message;
    const entry: Entry = {
      at,
      page: pageEntry,
      name,
      payload,
      message,
      data,
      isEarlier,
      isInvalid,
      leftOut,
      mapped: message && !isInvalid ? nameForGa4(message, page) : {},
      channels: [],
      warnings: [],
    };
    entryOf.note(entry);
    if (message?.name === 'InitialPageData' && !isInvalid) pageEntry = entry;
    else if (name === 'EcommerceEventData' && !isInvalid && pageEntry) {
      pageEntry.hasCommerce = true;
      changed(pageEntry);
    }
    if (name === 'Reset') forget();
    add(entry);
    return { entry, said };
  };
  const warn = (entry: Entry | undefined) => {
    const warnings = pending.splice(0);
    if (!warnings[0]) return;
    entry?.warnings.push(...warnings);
    if (entry) changed(entry);
    else add({ at: Date.now(), data: {}, leftOut: [], mapped: {}, channels: [], warnings });
  };
  /** What no decision followed was said about the message itself or, with none at hand, about no message. */
  const settle = () => {
    warn(current?.entry);
    current = undefined;
  };
  const forget = () => {
    page = pageEntry = undefined;
    for (const entry of entries) {
      entry.isForgotten = true;
      changed(entry);
    }
  };

  const hearAnswers = async (verdict: Verdict, entry: Entry) => {
    if (!verdict.answers?.[0]) return;
    const answers = await Promise.allSettled(verdict.answers);
    verdict.answered = answers.map((answer) =>
      answer.status === 'fulfilled' ? (answer.value ?? 'taken') : reasonOf(answer.reason),
    );
    changed(entry);
  };
  const decide = (decision: Decision) => {
    ({ consent } = decision);
    const entry = entryOf.find(entries, decision);
    warn(entry);
    if (!entry) return;
    const verdict: Verdict = { ...decision, words: wordsOf(decision) };
    const { channel } = decision;
    const trace = entry.channels.find((each) => each.channel === channel) ?? { channel, decisions: [] };
    const { decisions } = trace;
    if (decisions.length === 0) entry.channels.push(trace);
    // Of what is held only the last reason is worth a line.
    if (decisions.at(-1)?.outcome === 'held' && verdict.outcome === 'held') decisions.pop();
    decisions.push(verdict);
    changed(entry);
    void hearAnswers(verdict, entry);
  };

  for (const { at, text, data, decisions } of api.received()) {
    const envelope = openEnvelope(text);
    if (!('name' in envelope)) continue;
    const { entry } = addMessage(envelope, at, data, true);
    for (const decision of decisions) {
      entryOf.note(entry, decision.data);
      decide(decision);
    }
  }
  const stops = [
    api.on('message', ({ name, payload, data }) => {
      settle();
      current = addMessage({ name, payload }, Date.now(), data);
      queueMicrotask(settle);
    }),
    api.on('warning', (text) => {
      if (current?.said.includes(text)) return;
      pending.push(text);
      if (!current) queueMicrotask(settle);
    }),
    api.on('decision', decide),
    api.on('debug', (note) => {
      // What is none of ours is counted; a page may post it all the time.
      if (note.startsWith('Ignored')) return;
      add({ at: Date.now(), note, data: {}, leftOut: [], mapped: {}, channels: [], warnings: [] });
    }),
  ];
  return {
    entries: () => entries,
    consent: () => consent,
    recording: () => ({
      version: api.version,
      messages: entries.flatMap(({ at, name, payload }) => (name ? { at, name, payload } : [])),
    }),
    clear: () => {
      entries = [];
      changed();
    },
    forget,
    stop: () => stops.forEach((stop) => stop()),
  };
}
