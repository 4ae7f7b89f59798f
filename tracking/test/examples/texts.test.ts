import { expect, test } from 'vitest';
import { catalogue } from './texts.ts';

const { missingPageData, ...others } = catalogue;
const texts = [...Object.values(missingPageData), ...Object.values(others)].map((text) =>
  typeof text === 'function' ? Reflect.apply(text, undefined, ['{1}', '{2}']) : text,
);

test.each([
  'A custom event could not be sent due to missing initial page data.',
  'CustomEventData is skipped for GA4',
  'XC-App context is detected. Therefore no tracking data is sent to Ttruth Api.',
  'Ttruth tracking request failed with status {1}: {2}',
  'Exception has occurred during Ttruth tracking',
  'Could not find the long-term token cookie',
  'Error while parsing the token cookie',
  'The trackExecuted event has been emitted by timeout.',
  'A collectOnTrackApi instance has already been installed...',
  '{1} has been executed with errors: {2}',
])('The catalogue has the words of Tracking §8: %s', (words) => {
  expect(texts.some((text) => text.startsWith(words))).toBe(true);
});
