import { expect, it } from 'vitest';
import { germanRequest } from '../../test-support/registrations.ts';
import { fingerprint } from './fingerprint.ts';

const request = germanRequest('anna@example.org');

it('is the same for the same values in another order', () => {
  const reordered = Object.fromEntries(Object.entries(request).toReversed());
  expect(fingerprint({ ...request, ...reordered })).toBe(fingerprint(request));
});

it('differs in every value, however deep', () => {
  const others = [
    { ...request, email: 'anna@example.com' },
    { ...request, personalData: { ...request.personalData, birthDate: { day: 8, month: 3, year: 1985 } } },
    { ...request, consents: {} },
  ];
  expect(new Set([request, ...others].map(fingerprint)).size).toBe(4);
});

it('tells nothing of the password', () => {
  expect(fingerprint({ ...request, password: 'Tee und Kuchen 7' })).toBe(fingerprint(request));
});
