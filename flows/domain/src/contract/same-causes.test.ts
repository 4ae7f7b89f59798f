import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countryCodes } from '../countries/countries.ts';
import type { PlannedField } from '../fields/planned-field.ts';
import { flowDefinitions } from '../flows/index.ts';
import type { FormValues, Issue } from '../model/issue.ts';
import { type Flow, flows } from '../plan/form-plan.ts';
import { judgeWithCauses } from '../plan/judge-with-causes.ts';
import { hasAllowedCharacters } from '../rules/characters.ts';
import { cleanText } from '../rules/clean-text.ts';
import { siteFor, type SiteKey, siteKeys } from '../sites/index.ts';
import { judgeInvoiceAddress } from './judge-address.ts';
import { judgeSubmission } from './judge-submission.ts';

/** How many texts each property tries; `PROPERTY_RUNS` raises it. */
const numRuns = Number(process.env['PROPERTY_RUNS'] ?? 300);

const env = { now: new Date('2026-11-20T12:00:00Z'), companyTerms: ['crema'] };
const customer = { email: 'erika@example.com', firstName: 'Erika', lastName: 'Muster' };
const company = { 'personalData.salutation': 'COMPANY', 'address.salutation': 'COMPANY' };
const invoice = { 'address.countryCode': 'TR', 'address.companyInvoice': 'on' };
const answers: readonly FormValues[] = [
  {},
  company,
  { cardMembership: 'on', 'cardSelection.layout': 'PLASTIC' },
  { ...invoice, 'address.companyType': 'INSTITUTIONAL' },
  { ...invoice, 'address.companyType': 'INDIVIDUAL' },
  ...countryCodes.map((country) => ({ 'address.countryCode': country })),
];

/** A form with some answers, and one of its fields. */
interface Place {
  readonly flow: Flow;
  readonly site: SiteKey;
  readonly given: FormValues;
  readonly field: PlannedField;
}

function planOf({ flow, site }: Omit<Place, 'field'>, values: FormValues) {
  const { planFor, answersOf } = flowDefinitions[flow];
  const options = {
    ...(flow === 'checkout' && { withAddress: true, passwordRequired: true }),
    ...(flow === 'invoice-address' && { customer }),
  };
  return planFor(siteFor(site), { ...options, ...answersOf(values) });
}

/** Returns the issue that a page with scripts shows for the field. */
function pageSays(place: Place, text: string): Issue | undefined {
  const values = { ...place.given, [place.field.name]: text };
  const { issues } = judgeWithCauses(
    planOf(place, values),
    values,
    siteFor(place.site),
    env,
    flowDefinitions[place.flow].ruleOf,
  );
  return issues.find(({ field }) => field === place.field.name);
}

/** Returns the issue that the server reports for it, for a page without scripts or for a call. */
function serverSays({ flow, site, given, field }: Place, text: string, sentAs: 'form' | 'call' = 'form') {
  const values = { ...given, [field.name]: text };
  const { issues } =
    flow === 'invoice-address'
      ? judgeInvoiceAddress({ sentAs, values }, siteFor(site), env, { customer })
      : judgeSubmission(
          {
            sentAs,
            flow,
            site,
            values,
            shown: {},
            ...(flow === 'checkout' && { variant: { withAddress: true, password: 'required' } }),
          },
          env,
        );
  return issues.find((each) => each.field === field.name);
}

/** Valid texts, which stay valid and have room for one more sign. */
const rightTexts: Partial<Record<PlannedField['kind'], string>> = {
  name: 'Ana',
  extraLine: '2. patro',
  postalCode: '12345',
  town: 'Köln',
  street: 'Kaffeegasse 12',
  floor: 'T1',
  tax: '123456',
};

const places: readonly Place[] = flows.flatMap((flow) =>
  siteKeys.flatMap((site) =>
    answers.flatMap((given) =>
      planOf({ flow, site, given }, given).fields.map((field) => ({ flow, site, given, field })),
    ),
  ),
);
const able = places.filter((place) => pageSays(place, 'Aa!')?.code === 'invalidCharacter');

/** Signs that no field accepts, as shoppers see them: code points, and emoji of several code points. */
const signs = fc.oneof(
  fc.constantFrom('!', '<', '{', '}', '"', '#', '@', '\\', '€', '☕', '☕️', '👍🏽', '🏽', '🇩🇪', '👨‍👩‍👧‍👦'),
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 1 })
    .filter((sign) => cleanText(sign) === sign && !hasAllowedCharacters(sign, true)),
);

test('every kind of field that refuses signs is among the fields of the plans', () => {
  expect([...new Set(able.map(({ field }) => field.kind))].sort()).toEqual(Object.keys(rightTexts).sort());
});

test('a sign that is put into a right text is the one that is named, on the page and by the server', () => {
  fc.assert(
    fc.property(fc.constantFrom(...able), signs, fc.nat(), (place, sign, where) => {
      const right = Array.from(rightTexts[place.field.kind] ?? '');
      const at = where % (right.length + 1);
      const text = right.toSpliced(at, 0, sign).join('');
      // The error of a text that is too long. A floor has room for four signs.
      fc.pre(cleanText(text).length <= (place.field.bounds?.max ?? 60));
      const told = {
        field: place.field.name,
        code: 'invalidCharacter',
        params: { cause: 'invalidCharacter.sign', sign },
      };
      expect(pageSays(place, text)).toEqual(told);
      expect(serverSays(place, text)).toEqual(told);
      expect(serverSays(place, text, 'call')).toEqual({ field: told.field, code: told.code });
    }),
    { numRuns },
  );
});

test('whatever is typed, page and server say the same', () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.stringMatching(/^[\ud800-\udfff a-zA-Z0-9:./@!+-]{0,30}$/),
  );
  fc.assert(
    fc.property(fc.constantFrom(...able), texts, (place, text) => {
      const page = pageSays(place, text);
      expect(serverSays(place, text)).toEqual(page);
      // One sign, never more of what was typed.
      const named = String(page?.params?.['sign'] ?? '!');
      expect(Array.from(new Intl.Segmenter().segment(named))).toHaveLength(1);
    }),
    { numRuns },
  );
});
