/**
 * The texts of tracking's error catalogue (Tracking §8), each without its parameters. A text that begins with one of its parameters
 * has the part after it.
 */
const catalogue = [
  'A custom event could not be sent due to missing initial page data.',
  'An e-commerce event could not be sent due to missing initial page data.',
  'Item list data could not be sent due to missing initial page data.',
  'CustomEventData is skipped for GA4',
  'XC-App context is detected. Therefore no tracking data is sent to Ttruth Api.',
  'Ttruth tracking request failed with status',
  'Exception has occurred during Ttruth tracking',
  'Could not find the long-term token cookie',
  'Error while parsing the token cookie',
  'The trackExecuted event has been emitted by timeout.',
  'A collectOnTrackApi instance has already been installed...',
  'has been executed with errors',
  'Fetching psdata failed',
  'Fetching customer data failed',
  'Fetching product mapping failed',
  'Fetching product id failed',
  'There is no psdata on localhost.',
  'Log queue full',
  'Storage quota exceeded',
  'The stored product history could not be parsed and has been removed.',
  'Sending to exactag failed and is tried again every second',
  'There are no cotcs values; the referrer is used.',
] as const;

/** Returns the text of the catalogue that a line has, or `other`. So no sender of a report can invent a metric. */
export const knownText = (text: string): string => catalogue.find((each) => text.includes(each)) ?? 'other';
