import type { Decision } from '../log/events.ts';
import type { Entry } from './entry.ts';

/**
 * Creates functions that find the message of a decision. Usually both have the same data object. If the message was completed, for
 * instance with new product ids, it is the oldest one of its name that no channel has got. Among messages from before the inspector
 * was opened, it is the oldest one with the same data.
 */
export function createEntryOf() {
  const known = new WeakMap<object, Entry>();
  const search = (entries: readonly Entry[], { event, data }: Decision): Entry | undefined => {
    const content = JSON.stringify(data);
    const own = entries.filter(({ name, isInvalid }) => name === event && !isInvalid);
    const isMeant = (entry: Entry) =>
      entry.channels.length === 0 && (!entry.isEarlier || JSON.stringify(entry.data) === content);
    // A page that is shown again is sent again, with a new data object.
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
