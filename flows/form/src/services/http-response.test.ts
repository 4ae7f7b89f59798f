import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Answer, issuesOf } from './http-response.ts';

const numRuns = Number(process.env['PROPERTY_RUNS'] ?? 300);
const answer = (told: Partial<Answer>): Answer => ({
  status: 422,
  body: undefined,
  words: '',
  retryAfter: null,
  ...told,
});
const wrongTown = { field: 'address.postalTown', code: 'postalMismatch' };
const wrong = { errors: [wrongTown, { code: 'OTHER' }] };

test.each([400, 409, 422, 499])('of an answer %d the errors of fields are told', (status) => {
  expect(issuesOf(answer({ status, body: wrong }))).toEqual([wrongTown]);
});

test.each([200, 201, 302, 399, 500, 503])('an answer %d blames no field', (status) => {
  expect(issuesOf(answer({ status, body: wrong, words: 'email' }))).toEqual([]);
});

test('an error keeps its numbers, and its field where it speaks of the e-mail', () => {
  const errors = [
    { field: 'address.extraLine', code: 'emailInExtraLine', params: { max: 30 } },
    { code: 'EMAIL_ALREADY_TAKEN' },
  ];
  expect(issuesOf(answer({ body: { errors } }))).toEqual([
    errors[0],
    { field: 'email', code: 'EMAIL_ALREADY_TAKEN' },
  ]);
});

test('words count only where there are no codes', () => {
  const words = 'The Email is known';
  expect(issuesOf(answer({ words }))).toEqual([{ field: 'email', code: 'emailRefused' }]);
  expect(issuesOf(answer({ words, body: { errors: [] } }))).toEqual([]);
  expect(issuesOf(answer({ words: 'no' }))).toEqual([]);
});

test('whatever is answered, nothing is thrown, and every issue has its field', () => {
  const anyAnswer = fc.record({
    status: fc.integer({ min: 0, max: 999 }),
    body: fc.oneof(
      fc.anything(),
      fc.record({ errors: fc.anything() }),
      fc.record({ errors: fc.array(fc.anything()) }),
    ),
    words: fc.string(),
  });
  fc.assert(
    fc.property(anyAnswer, (told) => {
      expect(issuesOf(answer(told)).filter(({ field }) => !field)).toEqual([]);
    }),
    { numRuns },
  );
});
