import type { CollectOnTrackApi } from '../api/api.ts';
import { reasonOf } from '../browser/reason-of.ts';
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

/** A session that can be replayed. It is plain data, which a file can store. */
export interface Recording {
  readonly version: string;
  /** `at` is in milliseconds since 1970. */
  readonly messages: readonly { readonly at: number; readonly name: string; readonly payload: unknown }[];
}

/** Records the messages and decisions of a library. */
export interface Recorder {
  /** Returns messages, notes, and warnings about no message, oldest first. */
  readonly entries: () => readonly Entry[];
  /** Returns the active consent groups of the last decision. Undefined before the first one. */
  readonly consent: () => string | undefined;
  readonly recording: () => Recording;
  readonly clear: () => void;
  /** Marks all messages as dropped, because the library was reset. */
  readonly forget: () => void;
  readonly stop: () => void;
}

/** Most messages that are kept. The oldest are dropped. */
const entryBound = 1000;

/**
 * Creates a recorder, starting with the messages that the library has kept. Calls `changed` with each new or changed entry, and without
 * one after entries were removed.
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
  /** The message that is being handled, and the library's own warnings about it, which are shown already. */
  let current: { readonly entry: Entry; readonly shown: readonly string[] } | undefined;
  /** Warnings whose message is not known yet. */
  const pending: string[] = [];

  const add = (entry: Entry) => {
    entries.push(entry);
    if (entries.length > entryBound) entries.shift();
    changed(entry);
  };
  const addMessage = (envelope: Envelope, at: number, data: object, isEarlier = false) => {
    const { name, payload } = envelope;
    const { message, isInvalid, leftOut, warnings: shown } = readAgain(envelope);
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
    return { entry, shown };
  };
  const warn = (entry: Entry | undefined) => {
    const warnings = pending.splice(0);
    if (!warnings[0]) return;
    entry?.warnings.push(...warnings);
    if (entry) changed(entry);
    else add({ at: Date.now(), data: {}, leftOut: [], mapped: {}, channels: [], warnings });
  };
  /** Assigns warnings without a decision to the current message or, without one, to no message. */
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

  const awaitAnswers = async (verdict: Verdict, entry: Entry) => {
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
    // Only the last reason of a held message is shown.
    if (decisions.at(-1)?.outcome === 'held' && verdict.outcome === 'held') decisions.pop();
    decisions.push(verdict);
    changed(entry);
    void awaitAnswers(verdict, entry);
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
      if (current?.shown.includes(text)) return;
      pending.push(text);
      if (!current) queueMicrotask(settle);
    }),
    api.on('decision', decide),
    api.on('debug', (note) => {
      // Foreign messages are only counted, because a page may post many of them.
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
