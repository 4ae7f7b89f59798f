import type { MessageName } from '../schema/message-names.ts';

/** The texts of the error catalogue (Tracking §8), word for word where it has words; where it only names a case, ours. */
export const catalogue = {
  missingPageData: {
    CustomEventData: 'A custom event could not be sent due to missing initial page data.',
    EcommerceEventData: 'An e-commerce event could not be sent due to missing initial page data.',
    ItemListData: 'Item list data could not be sent due to missing initial page data.',
  },
  skippedForGa4: 'CustomEventData is skipped for GA4',
  inXcApp: 'XC-App context is detected. Therefore no tracking data is sent to Ttruth Api.',
  trackerRefused: (status: number, text: string) =>
    `Ttruth tracking request failed with status ${status}: ${text}`,
  trackerFailed: 'Exception has occurred during Ttruth tracking',
  noToken: 'Could not find the long-term token cookie',
  unreadableToken: 'Error while parsing the token cookie',
  executedByTimeout: 'The trackExecuted event has been emitted by timeout.',
  alreadyInstalled:
    'A collectOnTrackApi instance has already been installed... Reset it first, or install with reset: true.',
  executedWithErrors: (operation: string, reason: string) =>
    `${operation} has been executed with errors: ${reason}`,
  fetchFailed: (what: 'psdata' | 'customer data' | 'product mapping' | 'product id', reason: string) =>
    `Fetching ${what} failed: ${reason}`,
  noCustomerDataOnLocalhost: 'There is no psdata on localhost.',
  logFull: 'Log queue full',
  storageFull: (kept: number) =>
    `Storage quota exceeded: the product history keeps its newest ${kept} entries.`,
  unreadableHistory: 'The stored product history could not be parsed and has been removed.',
  exactagFailed: (reason: string) => `Sending to exactag failed and is tried again every second: ${reason}`,
  noAttribution: 'There are no cotcs values; the referrer is used.',
} as const;

/** What the catalogue has no words for. */
export const notices = {
  invalid: (name: MessageName, paths: readonly string[]) =>
    `${name} is invalid and not sent because of ${paths.join(', ')}.`,
  queueFull: (bound: number) =>
    `More than ${bound} messages arrived before their page was sent. The oldest are dropped.`,
  heldFull: (channel: string, bound: number) =>
    `More than ${bound} events wait for consent to be sent to ${channel}. The oldest are dropped.`,
  unknownEventType: (type: string) => `event_type '${type}' is neither ga4 nor empty.`,
  tooManyParams: (event: string, dropped: readonly string[]) =>
    `GA4 takes 25 parameters per event: ${event} goes without ${dropped.join(', ')}.`,
  tooManyItems: (event: string, count: number) =>
    `GA4 takes 200 items per event: ${event} goes without ${count - 200} of them.`,
  notFlags: (name: MessageName, paths: readonly string[]) =>
    `${name} goes without what is neither true nor false: ${paths.join(', ')}.`,
  partFailed: (part: string) => `The part ${part} could not be loaded. The library goes on without it.`,
  missingParameters: (pageType: string, names: readonly string[]) =>
    `A page of type ${pageType} lacks ${names.join(', ')}.`,
  scriptFailed: (src: string) => `The script ${src} could not be loaded.`,
} as const;
