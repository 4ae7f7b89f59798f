// Texts of the parts that are fetched later. `test/examples/texts.ts` lists the whole error catalogue (Tracking §8).

/** Tracking §8. */
export const inXcApp = 'XC-App context is detected. Therefore no tracking data is sent to Ttruth Api.';

/** Tracking §8. */
export const trackerRefused = (status: number, text: string) =>
  `Ttruth tracking request failed with status ${status}: ${text}`;

/** Tracking §8. */
export const trackerFailed = 'Exception has occurred during Ttruth tracking';

/** Tracking §8. */
export const noToken = 'Could not find the long-term token cookie';

/** Tracking §8. */
export const unreadableToken = 'Error while parsing the token cookie';

/** Tracking §8 names this case, but gives no text. */
export const fetchFailed = (
  what: 'psdata' | 'customer data' | 'product mapping' | 'product id',
  reason: string,
) => `Fetching ${what} failed: ${reason}`;

/** Tracking §8 names the case without a text. */
export const noCustomerDataOnLocalhost = 'There is no psdata on localhost.';

/** Tracking §8 names the case without a text. */
export const logFull = 'Log queue full';

/** Tracking §8 names the case without a text. */
export const storageFull = (kept: number) =>
  `Storage quota exceeded: the product history keeps its newest ${kept} entries.`;

/** Tracking §8 names the case without a text. */
export const unreadableHistory = 'The stored product history could not be parsed and has been removed.';

/** Tracking §8 names the case without a text. */
export const exactagFailed = (reason: string) =>
  `Sending to exactag failed and is tried again every second: ${reason}`;

/** Tracking §8 names the case without a text. */
export const noAttribution = 'There are no cotcs values; the referrer is used.';

/** A script could not be loaded. */
export const scriptFailed = (src: string) => `The script ${src} could not be loaded.`;
