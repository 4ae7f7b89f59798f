import { describe, expect, it } from 'vitest';
import { planFor } from '../flows/index.ts';
import type { CustomerInfo } from '../model/customer-info.ts';
import { siteFor } from '../sites/index.ts';
import { type Flow, flows } from './form-plan.ts';
import type { PlanContext } from './plan-context.ts';

// Which fields and consents there are, on every site and in every case, stands in the tables of `asked/`.

const known: CustomerInfo = {
  salutation: 'MRS',
  firstName: 'Erika',
  lastName: 'Muster',
  email: 'e@example.com',
};
const knownIn = (countryCode: string): CustomerInfo => ({
  ...known,
  invoiceAddress: { uuid: 'u', address: { regular: { countryCode } } },
});
const knownCompany: CustomerInfo = { ...known, salutation: 'COMPANY' };

describe('the fields of a plan', () => {
  const fieldsOf = (site: string, flow: Flow, context: PlanContext = {}) =>
    planFor(flow, siteFor(site), context).fields;

  it.each([
    ['a new shopper', {}, false],
    ['a customer without an address', { customer: known }, true],
    ['an address in the country', { customer: knownIn('DE') }, false],
    ['an address elsewhere', { customer: knownIn('AT') }, false],
  ] as const)('say whether a plastic card lacks an address, with %s', (_, context, lacksAddress) => {
    expect(fieldsOf('DE', 'loyalty-card', context)).toContainEqual(
      expect.objectContaining({ kind: 'cardLayout', lacksAddress }),
    );
  });

  it('sends a plastic card within the country only', () => {
    const country = fieldsOf('CH', 'loyalty-card', { cardLayout: 'PLASTIC', country: 'DE' }).find(
      ({ kind }) => kind === 'country',
    );
    expect(country).toMatchObject({ options: ['CH'], disabled: true });
  });

  it("asks for the contact person's name where a company registers", () => {
    const labels = (context: PlanContext) =>
      fieldsOf('DE', 'standalone', context).flatMap((field) => (field.kind === 'name' ? field.label : []));
    expect(labels({})).toEqual(['field.firstName.label', 'field.lastName.label']);
    expect(labels({ salutation: 'COMPANY' })).toEqual([
      'field.companyName.label',
      'field.contactFirstName.label',
      'field.contactLastName.label',
    ]);
  });

  it.each([
    ['standalone', {}, 'field.password.label', 'passwordIsRequired'],
    ['loyalty-card', {}, 'field.password.labelCard', 'passwordIsRequired'],
    ['checkout', {}, 'field.password.label', 'passwordIsRequired'],
    [
      'standalone',
      { subscription: 'COFFEE' },
      'field.password.labelCoffeeSubscription',
      'passwordIsRequiredCS',
    ],
    [
      'checkout',
      { subscription: 'COFFEE' },
      'field.password.labelCoffeeSubscription',
      'passwordIsRequiredCS',
    ],
  ] as const)('the password of %s %j', (flow, context, label, requiredKey) => {
    expect(fieldsOf('DE', flow, context)).toContainEqual(
      expect.objectContaining({ kind: 'password', label, requiredKey }),
    );
  });

  it.each([
    ['HU', '+36'],
    ['CZ', '+420'],
    ['SK', '+421'],
    ['PL', '+48'],
    ['DE', ''],
    ['AT', ''],
    ['CH', ''],
    ['CH_FR', ''],
  ])('%s presets the prefix %j', (site, preset) => {
    const context = { withAddress: true };
    expect(fieldsOf(site, 'checkout', context)).toContainEqual(
      expect.objectContaining({ kind: 'phone', preset }),
    );
    expect(fieldsOf(site, 'loyalty-card')).toContainEqual(expect.objectContaining({ kind: 'phone', preset }));
  });

  it.each([
    ['DE', 16, 'day month year'],
    ['AT', 18, 'day month year'],
    ['CH', 18, 'day month year'],
    ['CH_FR', 18, 'day month year'],
    ['CZ', 18, 'day month year'],
    ['HU', 16, 'year month day'],
    ['SK', 18, 'day month year'],
    ['TR', 16, 'day month year'],
    ['PL', 18, 'day month year'],
  ])('%s asks for the birth date of a shopper of at least %i years, as %s', (site, minimumAge, order) => {
    for (const flow of ['standalone', 'checkout', 'community'] as const) {
      expect(fieldsOf(site, flow)).toContainEqual(
        expect.objectContaining({ kind: 'birthDate', order: order.split(' '), minimumAge }),
      );
    }
  });

  it('names its flow, offered or not', () => {
    for (const flow of flows) {
      expect(planFor(flow, siteFor('DE'), {}).flow).toBe(flow);
      expect(planFor(flow, siteFor('TR'), {})).toMatchObject({ flow, consents: expect.any(Array) });
    }
    expect(planFor('loyalty-card', siteFor('TR'), {})).toMatchObject({ fields: [], consents: [] });
    expect(planFor('loyalty-card', siteFor('DE'), { customer: knownCompany }).flow).toBe('loyalty-card');
  });

  it('of a Turkish invoice are the toggle, whom it is made out to, and the tax entries', () => {
    const context = { companyInvoice: true, companyType: 'INSTITUTIONAL', country: 'TR' } as const;
    expect(fieldsOf('TR', 'invoice-address', context).slice(-5)).toMatchObject([
      { kind: 'companyInvoice', required: false },
      { kind: 'invoiceParty', options: ['INDIVIDUAL', 'INSTITUTIONAL'] },
      { kind: 'name', of: 'companyName', label: 'field.companyName.label', bounds: { max: 80 } },
      { kind: 'tax', of: 'companyTaxBranch', bounds: { max: 40 } },
      { kind: 'tax', of: 'companyTaxNumber', bounds: { length: 10 } },
    ]);
  });

  it('of an invoice address hold the name of a company', () => {
    expect(fieldsOf('DE', 'invoice-address', { salutation: 'COMPANY' })).toContainEqual(
      expect.objectContaining({ name: 'address.companyName', label: 'field.companyName.label' }),
    );
  });

  it('mark a company’s name that may be left out', () => {
    const context = { salutation: 'COMPANY', companyNameRequired: false } as const;
    for (const flow of ['checkout', 'invoice-address'] as const) {
      expect(fieldsOf('DE', flow, context)).toContainEqual(
        expect.objectContaining({ of: 'companyName', label: 'field.companyName.optional', required: false }),
      );
    }
  });

  it('offer the card by its checkbox', () => {
    expect(fieldsOf('DE', 'standalone')).toContainEqual(
      expect.objectContaining({ kind: 'cardMembership', name: 'cardMembership' }),
    );
  });

  it('offers all 33 countries', () => {
    const country = fieldsOf('DE', 'invoice-address').find((field) => field.kind === 'country');
    expect(country?.options).toHaveLength(33);
  });
});
