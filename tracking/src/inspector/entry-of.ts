import type { Decision } from '../log/events.ts';
import type { Entry } from './entry.ts';

/**
 * Creates what finds the message that a decision is about. Mostly both have the same data object. A message that
 * was completed, for instance with new product ids, is the oldest of its name that no channel has had; of those from before the
 * inspector was opened, the oldest that says the same.
 */
export function createEntryOf() {
  const known = new WeakMap<object, Entry>();
  const search = (entries: readonly Entry[], { event, data }: Decision): Entry | undefined => {
    const content = JSON.stringify(data);
    const own = entries.filter(({ name, isInvalid }) => name === event && !isInvalid);
    const isMeant = (entry: Entry) =>
      entry.channels.length === 0 && (!entry.isEarlier || JSON.stringify(entry.data) === content);
    // A page that is shown again is told of again, by a new object.
    return own.find(isMeant) ?? (event === 'InitialPageData' ? own.at(-1) : undefined);
  };
  return {
    note: (entry: Entry, data = entry.data) => void known.set(data, entry),
    find: (entries: readonly Entry[], decision: Decision): Entry | undefined => {
      const entry = known.get(decision.data) ?? search(entries, decision);
      if (entry) known.set(decision.data, entry);
      return entry;
    },
  };
}
