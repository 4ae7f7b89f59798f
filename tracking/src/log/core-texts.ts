import type { MessageName } from '../schema/message-names.ts';

// What the part of the library says that every page loads. `texts.ts` has these and all others, in the catalogue's order.
// Each is a constant of its own, because a bundler shortens the names of constants and keeps those of an object's keys.

/** Tracking §8. */
export const missingPageData = {
  CustomEventData: 'A custom event could not be sent due to missing initial page data.',
  EcommerceEventData: 'An e-commerce event could not be sent due to missing initial page data.',
  ItemListData: 'Item list data could not be sent due to missing initial page data.',
} as const;

/** Tracking §8. */
export const skippedForGa4 = 'CustomEventData is skipped for GA4';

/** Tracking §8. */
export const executedByTimeout = 'The trackExecuted event has been emitted by timeout.';

/** Tracking §8. */
export const alreadyInstalled = 'A collectOnTrackApi instance has already been installed...';

/** Tracking §8. */
export const executedWithErrors = (operation: string, reason: string) =>
  `${operation} has been executed with errors: ${reason}`;

/** Fields hold null, or an e-commerce event is none of Tracking §3. */
export const invalid = (name: MessageName, paths: readonly string[]) =>
  `${name} is invalid and not sent because of ${paths.join(', ')}.`;

/** Fields that ought to be a truth value are left out. */
export const notFlags = (name: MessageName, paths: readonly string[]) =>
  `${name} goes without what is neither true nor false: ${paths.join(', ')}.`;

/** A queue is full: that of a page, or of a channel that waits for consent. */
export const tooMany = (bound: number, what: string) => `More than ${bound} ${what}. The oldest are dropped.`;

/** A page lacks what is required on pages of its type (Tracking §5). */
export const missingParameters = (pageType: string, names: readonly string[]) =>
  `A page of type ${pageType} lacks ${names.join(', ')}.`;

/** A part of the library could not be fetched. */
export const partFailed = (part: string) => `The ${part} part could not be loaded.`;

/** A script could not be loaded; said by the tag manager's part, which needs no other text. */
export const scriptFailed = (src: string) => `The script ${src} could not be loaded.`;
