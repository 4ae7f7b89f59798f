import {
  addressValues,
  flowDefinitions,
  type FormPlan,
  type FormValues,
  type Flow,
  type PlanOptions,
  siteFor,
  type SiteKey,
  siteKeys,
} from '../../flows/domain/src/index.ts';
import { documentsFor } from '../../flows/domain/src/server.ts';
import fc from 'fast-check';
import { addresses, erika, withAddress } from '../../flows/address/test-support/customers.ts';

/** The forms under test: each form of a flow, as on its own page. */
export const forms = [
  'standalone',
  'checkout',
  'checkout-with-address',
  'community',
  'community-request',
  'card',
  'card-of-customer',
  'invoice-address',
] as const;
export type FormName = (typeof forms)[number];

/** A form on a site, with the settings of its page. */
export interface Scene {
  readonly form: FormName;
  readonly site: SiteKey;
  /** Always the same object. */
  readonly options: PlanOptions;
}

const addressOf = (site: SiteKey) => {
  const { country } = siteFor(site);
  return withAddress(
    country === 'TR' || country === 'AT' || country === 'HU' ? addresses[country] : addresses.DE,
  );
};

const passwords: readonly PlanOptions[] = [{ passwordRequired: true }, { hidePassword: true }, {}];

/** The settings that a page may use for each form. */
const variants: Readonly<Record<FormName, (site: SiteKey) => readonly Scene['options'][]>> = {
  standalone: () => [{}],
  checkout: () => passwords,
  'checkout-with-address': () => [
    ...passwords,
    { passwordRequired: true, countryDisabled: true, requiredParts: ['phoneNumber'] },
  ],
  community: () => [{}, { companyNameRequired: false }],
  'community-request': () => [{}],
  card: () => [{}, { canCompaniesRegisterForCard: true }],
  'card-of-customer': (site) => [{ customer: erika, editDialogEnabled: true }, { customer: addressOf(site) }],
  'invoice-address': (site) => [
    { customer: erika },
    { customer: addressOf(site) },
    { customer: erika, countryDisabled: true },
  ],
};

/** Draws a site and the settings of a form. */
export const sceneOf = (form: FormName): fc.Arbitrary<Scene> =>
  fc
    .constantFrom(...siteKeys)
    .chain((site) => fc.constantFrom(...variants[form](site)).map((options) => ({ form, site, options })));

const flowOf: Readonly<Record<FormName, Flow>> = {
  standalone: 'standalone',
  checkout: 'checkout',
  'checkout-with-address': 'checkout',
  community: 'community',
  'community-request': 'community-request',
  card: 'loyalty-card',
  'card-of-customer': 'loyalty-card',
  'invoice-address': 'invoice-address',
};

/** Returns the fields that the form must show for these values. */
export function planOf({ form, site, options }: Scene, values: FormValues): FormPlan {
  const { planFor, answersOf } = flowDefinitions[flowOf[form]];
  const withAddress = form === 'checkout-with-address';
  return planFor(siteFor(site), { ...options, withAddress, ...answersOf(values) });
}

/** Returns the names of the inputs that a plan shows. */
export function inputsIn(plan: FormPlan, site: SiteKey): readonly string[] {
  const documents = new Set(documentsFor(site).map(({ kind }) => kind));
  const consents = plan.consents.filter(({ kind }) => documents.has(kind)).map(({ name }) => name);
  return [...plan.fields.flatMap(({ inputs }) => inputs), ...consents];
}

/** Returns the initial values of the form: the stored data of the customer. */
export function startOf({ form, options: { customer } }: Scene): FormValues {
  if (form !== 'invoice-address' || !customer) return {};
  const { invoiceAddress, salutation = '', lastName } = customer;
  return invoiceAddress
    ? addressValues('address', invoiceAddress.address.regular)
    : { 'address.salutation': salutation, 'address.lastName': lastName };
}
