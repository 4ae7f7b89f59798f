import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type Entry, rightEntries } from '../../test-support/right-entries.ts';
import { countryCodes } from '../countries/countries.ts';
import { documentsFor } from '../documents/index.ts';
import { flowDefinitions } from '../flows/index.ts';
import { consentKinds } from '../model/consent.ts';
import type { FormValues } from '../model/issue.ts';
import { consentVersionField, type FormPlan } from '../plan/form-plan.ts';
import { siteFor, siteKeys } from '../sites/index.ts';
import { judgeSubmission } from './judge-submission.ts';
import { registrationFlows, registrationRequest, type RegistrationRequest } from './registration.ts';
import { submissionOfForm } from './submission-of-form.ts';
import { type Submission, submissionOfRequest } from './submission.ts';

const numRuns = Number(process.env['PROPERTY_RUNS'] ?? 300);
const env = { now: new Date('2026-11-20T12:00:00Z'), companyTerms: ['crema'] };

/** The answers that decide which fields a form has. */
const answers = fc.record({
  'personalData.salutation': fc.constantFrom('MR', 'MRS', 'COMPANY'),
  cardMembership: fc.constantFrom('on', ''),
  'cardSelection.layout': fc.constantFrom('DIGITAL', 'PLASTIC'),
  'address.countryCode': fc.constantFrom('DE', 'TR', 'AT', 'CZ', ' CZ ', 'GB', 'IE', ...countryCodes),
  'address.companyInvoice': fc.constantFrom('on', ''),
  'address.companyType': fc.constantFrom('INDIVIDUAL', 'INSTITUTIONAL'),
});

const withAddress = { withAddress: true, password: 'required' } as const;

interface Filled {
  readonly form: Submission;
  readonly plan: FormPlan;
  /** Values that must be kept, by input name. */
  readonly kept: FormValues;
}

/** A form of any flow and site, with these entries in the inputs that its plan shows. */
const filled = (
  entriesOf: (plan: FormPlan) => fc.Arbitrary<Readonly<Record<string, Entry>>>,
): fc.Arbitrary<Filled> =>
  fc
    .record({
      flow: fc.constantFrom(...registrationFlows),
      site: fc.constantFrom(...siteKeys),
      chosen: answers,
    })
    .chain(({ flow, site, chosen }) => {
      const { planFor, answersOf } = flowDefinitions[flow];
      const options = flow === 'checkout' ? { withAddress: true, passwordRequired: true } : {};
      // A form has an invoice address or a card's, never both.
      const asked = Object.entries(chosen).filter(
        ([name]) => flow === 'checkout' || !name.startsWith('address.'),
      );
      const values: Record<string, string> = Object.fromEntries(asked);
      const plan = planFor(siteFor(site), { ...options, ...answersOf(values) });
      return entriesOf(plan).map((entries) => {
        const person = plan.fields.find(({ kind }) => kind === 'salutation');
        const offered = person?.kind === 'salutation' ? person.options : [];
        if (offered.every((each) => each !== values['personalData.salutation'])) {
          values['personalData.salutation'] = 'MR';
        }
        for (const [input, [typed]] of Object.entries(entries)) values[input] = typed;
        for (const { name } of plan.consents) values[name] = 'on';
        for (const kind of consentKinds) {
          const document = documentsFor(site).find((each) => each.kind === kind);
          if (document) values[consentVersionField(`consents.${kind}`)] = document.version;
        }
        const read = submissionOfForm({ flow, variant: {} }, site, values);
        if (!read) throw new Error('The form cannot be read.');
        const form = flow === 'checkout' ? { ...read, variant: withAddress } : read;
        const kept = Object.fromEntries(Object.entries(entries).map(([input, [, text]]) => [input, text]));
        return { form, plan, kept };
      });
    });

/** Returns the value of an input in a request. */
function valueAt(request: RegistrationRequest, input: string): unknown {
  const at = input
    .split('.')
    .reduce<unknown>(
      (within, key) =>
        typeof within === 'object' && within ? new Map(Object.entries(within)).get(key) : undefined,
      request,
    );
  return at;
}

const valuesAt = (request: RegistrationRequest, inputs: readonly string[]) =>
  Object.fromEntries(inputs.map((input) => [input, valueAt(request, input)]));

// A request has a date as numbers, and everything else as it was judged.
const sent = (kept: FormValues) =>
  Object.fromEntries(
    Object.entries(kept).map(([input, text]) => [input, input.includes('birthDate') ? Number(text) : text]),
  );

/** Returns a call with the texts as they were typed, as a page without our normalising would send it. */
function typedCall(request: RegistrationRequest, { values }: Submission): RegistrationRequest {
  const again = (value: unknown, path: string): unknown => {
    if (typeof value === 'string') return path.startsWith('consents') ? value : (values[path] ?? value);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, again(each, path === '' ? key : `${path}.${key}`)]),
    );
  };
  return v.parse(registrationRequest, again(request, ''));
}

const rightForm = filled((plan) =>
  fc.record(
    Object.assign({}, ...plan.fields.map(rightEntries)) satisfies Record<string, fc.Arbitrary<Entry>>,
  ),
);

test('the value judged right is the value that is kept, of a form and of a call', () => {
  fc.assert(
    fc.property(rightForm, ({ form, plan, kept }) => {
      const expected = plan.unavailable ? [{ code: plan.unavailable }] : [];
      const inputs = Object.keys(kept);
      const ofForm = judgeSubmission(form, env);
      expect(ofForm.issues).toEqual(expected);
      expect(valuesAt(ofForm.request, inputs)).toEqual(sent(kept));

      const ofCall = judgeSubmission(submissionOfRequest(typedCall(ofForm.request, form)), env);
      expect(ofCall.issues).toEqual(expected);
      expect(ofCall.unexpected).toEqual([]);
      expect(ofCall.request).toEqual(ofForm.request);
    }),
    { numRuns },
  );
});

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 50 }),
  fc.stringMatching(/^[ +A-Za-z0-9.@-]{0,12}$/),
  fc.constantFrom('', ' ', '0', '31', '1985', ' 11000', '+36', 'MR', 'on', 'x@y.de '),
);

test('whatever was typed, what is kept is judged as it was, and is kept as it is', () => {
  const anyForm = filled((plan) => {
    const inputs = plan.fields
      .flatMap(({ inputs }) => inputs)
      .filter((input) => !/salutation|layout|country|company[IT]y?/.test(input));
    return fc.record(
      Object.fromEntries(inputs.map((input) => [input, anyText.map((text) => [text, text] as const)])),
    );
  });
  fc.assert(
    fc.property(anyForm, ({ form }) => {
      const ofForm = judgeSubmission(form, env);
      const ofCall = judgeSubmission(submissionOfRequest(ofForm.request), env);
      // The answer to a call names no causes.
      expect(ofCall.issues).toEqual(judgeSubmission({ ...form, sentAs: 'call' }, env).issues);
      expect(ofCall.issues.map(({ code }) => code)).toEqual(ofForm.issues.map(({ code }) => code));
      expect(ofCall.request).toEqual(ofForm.request);
    }),
    { numRuns },
  );
});
