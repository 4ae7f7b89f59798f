import {
  alreadyInstalled,
  executedByTimeout,
  executedWithErrors,
  missingPageData,
  skippedForGa4,
} from './core-texts.ts';

/**
 * The texts of the error catalogue (Tracking §8), word for word where it has words; where it only names a case, ours. What
 * the core says stands in `core-texts.ts`, so that the other half is fetched with the extension that says it.
 */
export const catalogue = {
  missingPageData,
  skippedForGa4,
  inXcApp: 'XC-App context is detected. Therefore no tracking data is sent to Ttruth Api.',
  trackerRefused: (status: number, text: string) =>
    `Ttruth tracking request failed with status ${status}: ${text}`,
  trackerFailed: 'Exception has occurred during Ttruth tracking',
  noToken: 'Could not find the long-term token cookie',
  unreadableToken: 'Error while parsing the token cookie',
  executedByTimeout,
  alreadyInstalled,
  executedWithErrors,
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
