import type { MessageName } from '../schema/message-names.ts';

/** The texts of the error catalogue (Tracking §8), word for word, as far as this library can come to say them. */
export const catalogue = {
  missingPageData: {
    CustomEventData: 'A custom event could not be sent due to missing initial page data.',
    EcommerceEventData: 'An e-commerce event could not be sent due to missing initial page data.',
    ItemListData: 'Item list data could not be sent due to missing initial page data.',
  },
  skippedForGa4: 'CustomEventData is skipped for GA4',
  executedByTimeout: 'The trackExecuted event has been emitted by timeout.',
  alreadyInstalled:
    'A collectOnTrackApi instance has already been installed... Reset it first, or install with reset: true.',
  executedWithErrors: (operation: string, reason: string) =>
    `${operation} has been executed with errors: ${reason}`,
} as const;

/** What the catalogue has no words for. */
export const notices = {
  invalid: (name: MessageName, paths: readonly string[]) =>
    `${name} is invalid and not sent: null in ${paths.join(', ')}.`,
  queueFull: (bound: number) =>
    `More than ${bound} messages arrived before their page was sent. The oldest are dropped.`,
  heldFull: (channel: string, bound: number) =>
    `More than ${bound} events wait for consent to be sent to ${channel}. The oldest are dropped.`,
  unknownEventType: (type: string) => `event_type '${type}' is neither ga4 nor empty.`,
  tooManyParams: (event: string, dropped: readonly string[]) =>
    `GA4 takes 25 parameters per event: ${event} goes without ${dropped.join(', ')}.`,
  missingParameters: (pageType: string, names: readonly string[]) =>
    `A page of type ${pageType} lacks ${names.join(', ')}.`,
  scriptFailed: (src: string) => `The script ${src} could not be loaded.`,
} as const;
