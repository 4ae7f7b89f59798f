import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { documentsFor } from '../documents/index.ts';
import { flowDefinitions } from '../flows/index.ts';
import type { FormValues } from '../model/issue.ts';
import { judge } from '../plan/judge.ts';
import { siteFor } from '../sites/index.ts';
import { addressValues } from './address-values.ts';
import { judgeInvoiceAddress } from './judge-address.ts';
import { judgeSubmission } from './judge-submission.ts';
import { submissionOfRequest } from './submission.ts';
import { toAddress } from './to-address.ts';
import { toRegistrationRequest } from './to-request.ts';

// `cleanText` composes the letters of each text that it cleans.
const compose = () => vi.spyOn(String.prototype, 'normalize');
let composed: ReturnType<typeof compose>;
beforeEach(() => {
  composed = compose();
});
afterEach(() => {
  composed.mockRestore();
});

const env = { now: new Date('2026-11-20T12:00:00Z'), companyTerms: ['crema'] };
const site = siteFor('DE');

const address: FormValues = {
  'address.countryCode': 'DE',
  'address.postalCode': '50667',
  'address.postalTown': 'Köln',
  'address.streetAddress': 'Kaffeestraße 12',
  'address.extraLine': 'Hinterhaus',
  'address.phoneNumber': '+49221123456',
};
const person: FormValues = {
  'personalData.salutation': 'MRS',
  'personalData.firstName': 'Erika',
  'personalData.lastName': 'Muster',
  'personalData.birthDate.day': '3',
  'personalData.birthDate.month': '2',
  'personalData.birthDate.year': '1985',
  email: 'erika@example.com',
  password: 'Kaffee123',
  'consents.newsletter': 'on',
};

/** Texts that are chosen, or taken as they are. */
const unread = new Set(['DE', 'MRS', 'Kaffee123', 'on']);

/** Returns the texts that were cleaned since the last call, each as often as it was. */
function cleaned(): readonly string[] {
  const { calls, contexts } = composed.mock;
  const texts = contexts.filter((_, index) => calls[index]?.[0] === 'NFC').map(String);
  composed.mockClear();
  return texts.toSorted();
}

const textsOf = (values: FormValues) =>
  Object.values(values)
    .filter((text) => !unread.has(text))
    .toSorted();

test('a registration cleans each of its texts once on the page and once on the server', () => {
  const { planFor, answersOf, ruleOf, complete } = flowDefinitions.checkout;
  const entered = { ...person, ...address };
  const plan = planFor(site, { withAddress: true, passwordRequired: true, ...answersOf(entered) });
  const { issues, values } = judge(plan, entered, site, env, ruleOf);
  const request = toRegistrationRequest({ plan, site, documents: documentsFor('DE'), complete }, values);
  expect(issues).toEqual([]);
  expect(cleaned()).toEqual(textsOf(entered));

  expect(judgeSubmission(submissionOfRequest(request), env)).toMatchObject({ issues: [], request });
  expect(cleaned()).toEqual(textsOf(entered));
});

test('so does an invoice address, by a call and by a form without JavaScript', () => {
  const { planFor, answersOf, ruleOf } = flowDefinitions['invoice-address'];
  const customer = { firstName: 'Erika', lastName: 'Muster', email: 'e@example.com' };
  const entered = { ...address, 'address.salutation': 'MRS', 'address.lastName': 'Muster' };
  const plan = planFor(site, { ...answersOf(entered), customer });
  const { issues, values } = judge(plan, entered, site, env, ruleOf);
  expect(issues).toEqual([]);
  const sent = addressValues('address', toAddress('address', values));
  expect(cleaned()).toEqual(textsOf(entered));

  for (const sentAs of ['call', 'form'] as const) {
    expect(judgeInvoiceAddress({ sentAs, values: sent }, site, env, { customer }).issues).toEqual([]);
    expect(cleaned()).toEqual(textsOf(entered));
  }
});
