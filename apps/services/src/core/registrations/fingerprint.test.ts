import { submissionOfForm } from '@crema/flow-domain/server';
import { expect, it } from 'vitest';
import { germanFields, germanRequest } from '../../../test-support/registrations.ts';
import { sha256 } from '../secrets/ids.ts';
import { fingerprint } from './fingerprint.ts';
import type { Registrant } from './registrant.ts';

const request = germanRequest('anna@example.org');
const newcomer: Registrant = { kind: 'newcomer', password: 'Kaffee und Kuchen 7' };

it('is the same for the same values in another order', () => {
  const reordered = Object.fromEntries(Object.entries(request).toReversed());
  expect(fingerprint({ ...request, ...reordered }, newcomer)).toBe(fingerprint(request, newcomer));
});

it('differs in every value, however deep', () => {
  const others = [
    { ...request, email: 'anna@example.com' },
    { ...request, personalData: { ...request.personalData, birthDate: { day: 8, month: 3, year: 1985 } } },
    { ...request, consents: {} },
  ];
  const prints = [request, ...others].map((each) => fingerprint(each, newcomer));
  expect(new Set(prints).size).toBe(4);
});

it('tells nothing of the password', () => {
  const password = 'Tee und Kuchen 7';
  expect(fingerprint({ ...request, password }, { kind: 'newcomer', password })).toBe(
    fingerprint(request, newcomer),
  );
});

it('differs between an account, a guest and each customer, who may all send the same', () => {
  const registrants: readonly Registrant[] = [
    newcomer,
    { kind: 'guest' },
    { kind: 'customer', loginId: '1' },
    { kind: 'customer', loginId: '2' },
  ];
  expect(new Set(registrants.map((each) => fingerprint(request, each))).size).toBe(4);
});

it('of an account stays what it was, so that a request under way during an update is known again', () => {
  const { flow, site, locale, email } = request;
  const bare = { site, flow, email, locale, personalData: {}, consents: {} };
  const canonical =
    '{"consents":{},"email":"anna@example.org","flow":"standalone","locale":"de-DE","personalData":{},"site":"DE"}';
  expect(fingerprint(bare, newcomer)).toBe(sha256(canonical));
});

it('knows a posted form again by what was entered, but tells nothing of the password', () => {
  const posted = (changed: Readonly<Record<string, string>> = {}) => {
    const form = submissionOfForm({ flow: 'standalone', variant: {} }, 'DE', {
      ...germanFields('anna@example.org'),
      ...changed,
    });
    return form && fingerprint(form, newcomer);
  };
  expect(posted()).toBeDefined();
  expect(posted({ password: 'Tee und Kuchen 7' })).toBe(posted());
  expect(posted({ 'personalData.firstName': 'Hanna' })).not.toBe(posted());
  expect(posted({ 'consents.newsletter.version': '0.9' })).not.toBe(posted());
});
