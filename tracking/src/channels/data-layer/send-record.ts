import type { Push } from './data-layer.ts';
import type { TrackedEvent } from '../../page/tracked-event.ts';

/** Hands a record of a format to the data layer; gives back `false` where that takes none yet. */
export type SendRecord = (
  format: string,
  record: Record<string, unknown>,
  event: TrackedEvent,
) => boolean | void;

/**
 * The way of all formats into the page's data layer. Three things are added here because they are no part of the mapping:
 *
 * - A page's record carries the callback by which the tag manager says that its tags have fired. It names the container: what
 *   another one than the shop's says is not counted.
 * - A tag manager keeps every key it has ever seen. Keys that the last page, or the last event, had and this one lacks are
 *   set to `undefined`, or a click would be reported with the subject of the click before it.
 * - Before a record that has an `ecommerce` object goes one that empties it: a tag manager merges lists entry by entry.
 *
 * The data layer needs no consent by itself (Tracking §6): it is an array of the page's own that nobody reads before the
 * tag manager is there, and that is loaded after consent. Every record says which groups are active, and none carries
 * an identifier without statistics. A shop that wants the array itself held back names groups in `consentNeeded`.
 */
export function createSendRecord(push: Push, container: () => string | undefined | false): SendRecord {
  /** The keys of the last page and of the last event, by format. */
  const lastKeys: Record<string, readonly string[]> = {};
  return (format, record, event) => {
    const kind = format + (event.name === 'InitialPageData');
    const keys = Object.keys(record);
    for (const key of lastKeys[kind] ?? []) if (!(key in record)) record[key] = undefined;
    lastKeys[kind] = keys;
    if ('ecommerce' in record) push({ ecommerce: null });
    const called = 'expectTags' in event && event.expectTags?.();
    const eventCallback = (id?: string) => {
      if (called && (!id || id === (container() || id))) called();
    };
    push(called ? { ...record, eventCallback } : record);
  };
}
