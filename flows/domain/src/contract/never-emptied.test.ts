import { expect, test } from 'vitest';
import { countryCodes } from '../countries/countries.ts';
import { allRules } from '../fields/all-rules.ts';
import { isChosen } from '../fields/planned-field.ts';
import { flowDefinitions } from '../flows/index.ts';
import { cleanText } from '../rules/clean-text.ts';
import { siteFor, siteKeys } from '../sites/index.ts';
import { registrationFlows } from './registration.ts';

/** Texts that shoppers type into an input that needs another text, or none. */
const odd = ['keine Angabe', '-', '+', '--', '…', 'n/a', '☎', '٠١٧٦٤٥٦٧', '½', '(', '0', "'", '#', '日本'];

const env = { now: new Date('2026-11-20T12:00:00Z'), companyTerms: ['crema'] };

const answers = [
  {},
  { cardMembership: 'on', 'cardSelection.layout': 'PLASTIC' },
  { 'address.companyInvoice': 'on', 'address.companyType': 'INSTITUTIONAL' },
  { 'address.companyInvoice': 'on', 'address.companyType': 'INDIVIDUAL' },
];

/** Returns every field that a flow of a site has after any of the answers. */
const fieldsOf = (flow: (typeof registrationFlows)[number], site: (typeof siteKeys)[number]) =>
  answers.flatMap((given) =>
    [undefined, ...countryCodes].flatMap((country) => {
      const { planFor, answersOf } = flowDefinitions[flow];
      const options = flow === 'checkout' ? { withAddress: true, passwordRequired: true } : {};
      const values = { ...given, ...(country && { 'address.countryCode': country }) };
      return planFor(siteFor(site), { ...options, ...answersOf(values) }).fields;
    }),
  );

// If a rule emptied a text, the request would send nothing while the page still shows the text.
test.each(registrationFlows)('%s: no text that shows something is emptied without an error', (flow) => {
  const silent = new Set<string>();
  for (const site of siteKeys) {
    for (const field of fieldsOf(flow, site)) {
      if (field.disabled || isChosen(field)) continue;
      for (const input of field.inputs) {
        for (const text of odd) {
          const values = new Map([[input, allRules.read(field, input, { [input]: text })]]);
          if (values.get(input) !== '' || cleanText(text) === '') continue;
          const wrong = allRules(field, values, siteFor(site), env)[input];
          if (wrong === undefined) silent.add(`${site} ${input}: ${text}`);
        }
      }
    }
  }
  expect([...silent]).toEqual([]);
});
