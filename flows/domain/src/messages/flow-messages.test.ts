import { describe, expect, it } from 'vitest';
import { countryCodes } from '../countries/countries.ts';
import { flowDefinitions } from '../flows/index.ts';
import { checkoutFlow } from '../flows/checkout-with-rules.ts';
import type { FlowDefinition } from '../flows/flow-definition.ts';
import type { PlanContext } from '../plan/plan-context.ts';
import type { PlannedField } from '../fields/planned-field.ts';
import { siteFor, siteKeys } from '../sites/index.ts';
import deDE from './de-DE.json' with { type: 'json' };
import { flowMessages, laterBundles } from './flow-messages.ts';

/** Contexts that together show every field and consent of a flow. */
const contexts: readonly PlanContext[] = [
  {},
  { salutation: 'COMPANY', canCompaniesRegisterForCard: true },
  { cardMembership: true },
  { cardMembership: true, cardLayout: 'PLASTIC' },
  { subscription: 'COFFEE' },
  { hidePassword: true },
  { companyInvoice: true },
  { companyInvoice: true, companyType: 'INSTITUTIONAL' },
  ...countryCodes.map((country) => ({ country, withAddress: true })),
];

/** The beginnings of the error keys that the rules of a kind of field can return, unless they begin with the kind. */
const beginnings: Readonly<Partial<Record<PlannedField['kind'], readonly string[]>>> = {
  email: ['email', 'EMAIL'],
  password: ['password', 'PASSWORD'],
  extraLine: ['extra'],
  postalCode: ['postalCode', 'postalMismatch'],
  town: ['postalTown', 'postalCodeAndTown'],
  province: ['province', 'postalTownMaxLength', 'unsupportedCharactersTr'],
  district: ['district', 'postalTownMaxLength', 'unsupportedCharactersTr'],
  street: ['street', 'housenumber', 'unsupportedCharactersTr'],
  phone: ['phoneNumber'],
  mobilePhone: ['mobile'],
};

const beginningsOf = (field: PlannedField): readonly string[] =>
  'of' in field ? [field.of] : (beginnings[field.kind] ?? [field.kind]);

const fieldsOf = (planFor: FlowDefinition['planFor']) =>
  siteKeys.flatMap((key) => contexts.map((context) => planFor(siteFor(key), context)));

/** The flow of each bundle of texts. */
const definitions = {
  ...flowDefinitions,
  checkout: checkoutFlow,
  'checkout-with-address': flowDefinitions.checkout,
};

const isBundle = (name: string): name is keyof typeof definitions => Object.hasOwn(definitions, name);

function needed(bundle: keyof typeof definitions): readonly string[] {
  const { planFor } = definitions[bundle];
  const plans = fieldsOf(planFor);
  const said = new Set(plans.flatMap(({ fields }) => fields.flatMap(beginningsOf)));
  const errors = Object.keys(deDE).filter((key) => [...said].some((each) => key.startsWith(`error.${each}`)));
  const labels = plans.flatMap(({ fields }) =>
    fields.flatMap((field) => ('label' in field ? [field.label] : [])),
  );
  const consents = plans.flatMap((plan) =>
    plan.consents.filter(({ required }) => required).map(({ kind }) => `error.consent.${kind}`),
  );
  const isRefusedWithoutAddress = plans.some(({ fields }) =>
    fields.some(({ kind }) => kind === 'cardLayout'),
  );
  const always = [
    'a11y.popup.opened',
    'banner.invalidForm',
    'consent.dataProtection.link',
    'consent.dataProtection.notice',
    'error.genericField',
    ...(consents.length > 0 ? ['error.CONSENT_DOCUMENT_OUTDATED'] : []),
  ];
  const card = isRefusedWithoutAddress ? ['banner.missingInvoiceAddress'] : [];
  return [...always, ...errors, ...labels, ...consents, ...card];
}

describe.each(Object.keys(definitions).filter(isBundle))('the texts of the flow %s', (flow) => {
  const later = laterBundles[flow];
  // A page shows more questions only after it has fetched the later bundle.
  const starts: readonly string[] = [...flowMessages[flow], ...(later ? flowMessages[later] : [])];
  const shipped = (key: string) => starts.some((start) => key.startsWith(start));

  it('contain every label of its form and every error of its rules', () => {
    expect([...new Set(needed(flow))].filter((key) => !shipped(key))).toEqual([]);
  });

  it('begin as some key does', () => {
    expect(starts.filter((start) => !Object.keys(deDE).some((key) => key.startsWith(start)))).toEqual([]);
  });
});

it('no text is missing from every bundle', () => {
  const shipped: readonly string[] = Object.values(flowMessages).flat();
  expect(Object.keys(deDE).filter((key) => !shipped.some((start) => key.startsWith(start)))).toEqual([]);
});
