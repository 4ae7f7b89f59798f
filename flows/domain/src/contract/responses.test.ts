import { expect, test } from 'vitest';
import { documentsFor } from '../documents/index.ts';
import { siteKeys } from '../sites/index.ts';
import { readConsentDocuments } from './consent-documents.ts';
import { readErrors, readLoginId, readShownResults } from './responses.ts';

test('errors are read as they came, with whatever else they tell', () => {
  const errors = [
    { field: 'password', code: 'passwordMinLength', params: { min: 8 } },
    { code: 'RATE_LIMITED', retryAfter: 30 },
  ];
  expect(readErrors({ errors, requestId: 'r1' })).toEqual(errors);
});

const noErrors = [null, 'text', 7, [], {}, { errors: {} }, { errors: [1] }, { errors: [{}] }];
const wrongErrors = [{ errors: [{ code: 1 }] }, { errors: [{ code: 'a', field: 1 }] }, { errors: [null] }];

test.each([...noErrors, ...wrongErrors])('%j names no errors', (body) => {
  expect(readErrors(body)).toBeUndefined();
});

test.each([null, [], {}, { loginId: 1 }, 'l1'])('%j is no result of a registration', (body) => {
  expect(readLoginId(body)).toBeUndefined();
  expect(readLoginId({ status: 'CREATED', loginId: 'l1' })).toBe('l1');
});

const card = { number: '9749527214891334', code: 'M0 0L1 0Z', size: 21 };

test.each([
  [
    { loginId: 'l1', card, confirmation: 'SENT' },
    { card, isConfirmationSent: true },
  ],
  [{ loginId: 'l1' }, { isConfirmationSent: false }],
  [{ card: { ...card, size: '21' } }, { isConfirmationSent: false }],
  [{ card: { ...card, number: undefined } }, { isConfirmationSent: false }],
  [null, {}],
])('%j has these results for the next page', (body, results) => {
  expect(readShownResults(body)).toEqual(results);
});

test.each(siteKeys)('the documents of %s are read as they are sent', (site) => {
  const sent: unknown = JSON.parse(JSON.stringify(documentsFor(site)));
  expect(readConsentDocuments(sent)).toEqual(documentsFor(site));
});

test.each([
  null,
  {},
  [{}],
  [null],
  [{ ...documentsFor('DE')[0], kind: 'other' }],
  [{ ...documentsFor('DE')[0], detail: ['a', 1] }],
  [{ ...documentsFor('DE')[0], fullText: 'elsewhere' }],
  [{ ...documentsFor('DE')[0], label: undefined }],
])('%j are no documents that a page could show', (body) => {
  expect(readConsentDocuments(body)).toBeUndefined();
});
