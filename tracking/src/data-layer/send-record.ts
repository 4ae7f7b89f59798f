import type { Environment } from '../environment/environment.ts';
import type { TrackedEvent } from '../page/tracked-event.ts';
import type { ChannelRecord } from '../channels/channel.ts';

/** Hands a channel's record to the data layer. */
export type SendRecord = (record: ChannelRecord, event: TrackedEvent) => void;

/**
 * The way of one format into the page's data layer. Three things are added here because they are no part of the mapping:
 *
 * - A page's record carries the callback by which the tag manager says that its tags have fired.
 * - A tag manager keeps every key it has ever seen. Keys that the last page, or the last event, had and this one lacks are
 *   set to `undefined`, or a click would be reported with the subject of the click before it.
 * - Before a record that has an `ecommerce` object goes one that empties it: a tag manager merges lists entry by entry.
 *
 * The data layer needs no consent by itself (Tracking §6): it is an array of the page's own that nobody reads before the
 * tag manager is there, and that is loaded after consent. Every record says which groups are active, and none carries
 * an identifier without statistics. A shop that wants the array itself held back names groups in `consentNeeded`.
 */
export function createSendRecord(environment: Pick<Environment, 'push'>): SendRecord {
  let pageKeys: readonly string[] = [];
  let eventKeys: readonly string[] = [];
  return (record, event) => {
    const pushed: Record<string, unknown> = {};
    if (event.name === 'InitialPageData') {
      for (const key of pageKeys) pushed[key] = undefined;
      pageKeys = Object.keys(record);
      const eventCallback = event.expectTags?.();
      if (eventCallback) pushed['eventCallback'] = eventCallback;
    } else {
      for (const key of eventKeys) pushed[key] = undefined;
      eventKeys = Object.keys(record);
    }
    if ('ecommerce' in record) environment.push({ ecommerce: null });
    environment.push(Object.assign(pushed, record));
  };
}
