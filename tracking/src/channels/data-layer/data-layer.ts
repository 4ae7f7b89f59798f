import { command, consentState, denyFirst, isStart } from './deny-first.ts';
import type { TrackedEvent } from '../../page/tracked-event.ts';
import { marketing, statistics } from '../../visit/consent/groups.ts';
import type { PageWindow } from '../../browser/page-window.ts';
import type { Consent } from '../../visit/consent/consent.ts';
import { attempt } from '../../browser/attempt.ts';

/** Pushes a record to the page's data layer. */
export type Push = (record: object) => void;

/**
 * Opens the page's data layer and updates the tag manager's consent mode, even if the page itself loads the tag manager. Everything
 * is denied at first. Analytics needs statistics, advertising needs marketing. If the page replaces the layer, the new one gets the
 * state before any record. `toolUpdates`: the consent tool updates consent mode, so that the library does not.
 */
export function openDataLayer(
  window: Pick<PageWindow, 'dataLayer'>,
  consent: Consent,
  toolUpdates: () => boolean | undefined,
): Push {
  let known: unknown[] | undefined;
  const open = () => {
    const layer = window.dataLayer;
    if (layer && layer === known) return layer;
    const opened = denyFirst(window);
    known = opened;
    // A tag manager that started before has no denied default.
    if (consent.now().known || opened.some(isStart)) update();
    return opened;
  };
  const update = () => {
    if (toolUpdates()) return;
    const state = (group: string) => (consent.now().grants([group]) ? 'granted' : 'denied');
    command(open(), 'consent', 'update', consentState(state(marketing), state(statistics)));
  };
  // If the layer throws, each record reports it.
  attempt(open);
  // First, so that the state is pushed before records that were waiting for consent.
  consent.subscribe(update, true);
  return (record) => void open().push(record);
}

/** Sends a record of a format to the data layer. Returns `false` if that is not possible now. */
export type SendRecord = (
  format: string,
  record: Record<string, unknown>,
  event: TrackedEvent,
) => boolean | void;

/**
 * Creates the function by which all formats send records to the page's data layer. It adds what is not part of the mapping:
 *
 * - A page's record gets `eventCallback`, which the tag manager calls after its tags have fired. Calls with the id of another
 *   container do not count.
 * - A tag manager keeps all keys. A key that the last page or the last event had, and the new one lacks, is set to `undefined`.
 *   Otherwise a click would be reported with the subject of the click before.
 * - A record with an `ecommerce` object follows `{ ecommerce: null }`, because a tag manager merges lists entry by entry.
 *
 * The data layer needs no consent (Tracking §6). It is an array of the page, and only the tag manager reads it, which loads after
 * consent. Every record has the active groups, and none has an identifier without statistics. A shop that wants to hold records back
 * sets `consentNeeded`.
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
