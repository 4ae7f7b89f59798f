// What only the GA4 format says. `log/notices.ts` lists it with all others.

/** A custom event is of a type that nobody knows (Tracking §5). */
export const unknownEventType = (type: string) => `event_type '${type}' is neither ga4 nor empty.`;

/** An event has more parameters than GA4 takes. */
export const tooManyParams = (event: string, dropped: readonly string[]) =>
  `GA4 takes 25 parameters per event: ${event} goes without ${dropped.join(', ')}.`;

/** An event has more items than GA4 takes. */
export const tooManyItems = (event: string, count: number) =>
  `GA4 takes 200 items per event: ${event} goes without ${count - 200} of them.`;
