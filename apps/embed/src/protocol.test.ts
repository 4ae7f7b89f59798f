import { expect, test } from 'vitest';
import { readMessage } from './protocol.ts';

test.each([
  { type: 'crema-ready', title: 'Konto anlegen' },
  { type: 'crema-resize', height: 812.5 },
  { type: 'crema-result', flow: 'standalone', status: 'registered' },
  { type: 'crema-result', flow: 'loyalty-card', status: 'saved' },
  { type: 'crema-result', flow: 'community', status: 'closed' },
])('%o is a message, and nothing else in it is taken', (message) => {
  expect(readMessage({ ...message, other: 'x' })).toEqual(message);
});

test.each([
  undefined,
  null,
  'crema-ready',
  7,
  {},
  { type: 'crema-ready' },
  { type: 'crema-ready', title: {} },
  { type: 'crema-resize', height: '800' },
  { type: 'crema-resize', height: 0 },
  { type: 'crema-resize', height: Number.NaN },
  { type: 'crema-resize', height: Number.POSITIVE_INFINITY },
  { type: 'crema-result', flow: 'standalone' },
  { type: 'crema-result', flow: 'standalone', status: 'success' },
  { type: 'crema-result', status: 'saved' },
  { type: 'community-registration', status: 'success' },
])('%o is none', (data) => {
  expect(readMessage(data)).toBeUndefined();
});
