import type { MessageName } from '../messages/schema/parse-message.ts';

// Texts of the part of the library that every page loads. `test/examples/texts.ts` lists all texts in the catalogue's order.
// Each text is its own constant, because a bundler shortens the names of constants but not the keys of an object.

/** Tracking §8, for messages that arrive before any page data. Messages without a text always wait. */
export const missingPageData: { readonly [Name in MessageName]?: string } = {
  CustomEventData: 'A custom event could not be sent due to missing initial page data.',
  EcommerceEventData: 'An e-commerce event could not be sent due to missing initial page data.',
  ItemListData: 'Item list data could not be sent due to missing initial page data.',
};

/** Tracking §8. */
export const executedByTimeout = 'The trackExecuted event has been emitted by timeout.';

/** Tracking §8. */
export const alreadyInstalled = 'A collectOnTrackApi instance has already been installed...';

/** An option has a wrong type, or cannot be read. */
export const notUnderstood = (option: string) =>
  `The option ${option} is not understood: its default counts.`;

/** Tracking §8. */
export const executedWithErrors = (operation: string, reason: string) =>
  `${operation} has been executed with errors: ${reason}`;

/** Fields are null, or an e-commerce event is not one of Tracking §3. */
export const invalid = (name: MessageName, paths: readonly string[]) =>
  `${name} is invalid and not sent because of ${paths.join(', ')}.`;

/** Fields are left out, because they are not booleans. */
export const notFlags = (name: MessageName, paths: readonly string[]) =>
  `${name} has no true or false in ${paths.join(', ')}.`;

/** Fields become 0, because they are not numbers (Tracking §5). */
export const notNumbers = (name: MessageName, paths: readonly string[]) =>
  `${name} has no number in ${paths.join(', ')}.`;

/** The schema lacks the field, or its value cannot be read. */
export const leftOut = (name: MessageName, path: string) =>
  `${name} is sent without ${path}, which is unknown or unreadable.`;

/** The queue is full. */
export const tooMany = 'More than 1000 messages wait: the oldest go.';

/** A part of the library could not be fetched. */
export const partFailed = (part: string) => `The ${part} part could not be loaded.`;
