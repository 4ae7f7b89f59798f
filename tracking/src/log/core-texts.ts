import type { MessageName } from '../messages/schema/message-names.ts';

// What the part of the library says that every page loads. `texts.ts` has these and all others, in the catalogue's order.
// Each is a constant of its own, because a bundler shortens the names of constants and keeps those of an object's keys.

/** Tracking §8, of messages that come before any page data. Those without a text wait in any case. */
export const missingPageData: { readonly [Name in MessageName]?: string } = {
  CustomEventData: 'A custom event could not be sent due to missing initial page data.',
  EcommerceEventData: 'An e-commerce event could not be sent due to missing initial page data.',
  ItemListData: 'Item list data could not be sent due to missing initial page data.',
};

/** Tracking §8. */
export const executedByTimeout = 'The trackExecuted event has been emitted by timeout.';

/** Tracking §8. */
export const alreadyInstalled = 'A collectOnTrackApi instance has already been installed...';

/** An option is of another kind than it may be, or cannot be read. */
export const notUnderstood = (option: string) =>
  `The option ${option} is not understood: its default counts.`;

/** Tracking §8. */
export const executedWithErrors = (operation: string, reason: string) =>
  `${operation} has been executed with errors: ${reason}`;

/** Fields hold null, or an e-commerce event is none of Tracking §3. */
export const invalid = (name: MessageName, paths: readonly string[]) =>
  `${name} is invalid and not sent because of ${paths.join(', ')}.`;

/** Fields that ought to be a truth value are left out. */
export const notFlags = (name: MessageName, paths: readonly string[]) =>
  `${name} has no true or false in ${paths.join(', ')}.`;

/** Fields ought to be numbers and are not: they become 0 (Tracking §5). */
export const notNumbers = (name: MessageName, paths: readonly string[]) =>
  `${name} has no number in ${paths.join(', ')}.`;

/** A field that the message does not have, or whose value is of no use. */
export const leftOut = (name: MessageName, path: string) =>
  `${name} is sent without ${path}, which is unknown or unreadable.`;

/** More wait than are kept, for their page, for consent or for a channel to come. */
export const tooMany = 'More than 1000 messages wait: the oldest go.';

/** A part of the library could not be fetched. */
export const partFailed = (part: string) => `The ${part} part could not be loaded.`;
