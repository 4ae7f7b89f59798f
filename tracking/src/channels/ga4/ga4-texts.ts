// What only the GA4 format says. `examples/notices.ts` lists it with all others.

/** A custom event is of a type that nobody knows (Tracking §5). */
export const unknownEventType = (type: string) => `event_type '${type}' is neither ga4 nor empty.`;

/** An event has more parameters than GA4 takes. */
export const tooManyParams = (event: string, dropped: readonly string[]) =>
  `GA4 takes 25 parameters per event: ${event} goes without ${dropped.join(', ')}.`;

/** An event has more items than GA4 takes. */
export const tooManyItems = (event: string, count: number) =>
  `GA4 takes 200 items per event: ${event} goes without ${count - 200} of them.`;

/** A page lacks what is required on pages of its type (Tracking §5). */
export const missingParameters = (pageType: string, names: readonly string[]) =>
  `A page of type ${pageType} lacks ${names.join(', ')}.`;

/** A page is of none of the types of Tracking §2 and Registration §1. */
export const unknownPageType = (pageType: string) => `No page is of type ${pageType}.`;

/** A custom event could not be given a name of GA4's (Tracking §5). */
export const mappingFailed = (reason: string) => `A custom event has no GA4 name: ${reason}.`;

/** Tracking §8. */
export const skippedForGa4 = 'CustomEventData is skipped for GA4';
