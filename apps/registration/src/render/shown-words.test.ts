import { type Flow, planFor, type PlanContext, siteFor, siteKeys } from '@crema/flow-domain';
import { documentsFor } from '@crema/flow-domain/server';
import { hintKey, labelKey, optionKeys } from '@crema/form-sheets/facts/fields';
import { flowWords } from '@crema/form-sheets/facts/flow-names';
import { leftOut } from '@crema/form-sheets/facts/left-out';
import { wordsOf } from '@crema/form-sheets/facts/words';
import { describe, expect, test } from 'vitest';
import { textsOf } from '../../../../flows/domain/build/message-files.mjs';
import { among } from '../../../../tests/support/combine.ts';
import { erika, shownPage } from '../../test-support/shown-page.ts';
import { brand as crema } from '../brand/crema/brand.ts';

type Case = readonly [
  path: string,
  flow: Flow,
  context: PlanContext,
  values: Readonly<Record<string, string>>,
];

const company = { salutation: 'COMPANY' } as const;
const turkish = { country: 'TR', companyInvoice: true, companyType: 'INSTITUTIONAL' } as const;
const turkishValues = {
  'address.countryCode': 'TR',
  'address.companyInvoice': 'on',
  'address.companyType': 'INSTITUTIONAL',
};

const plastic = { cardLayout: 'PLASTIC' } as const;
const plasticValues = { 'cardSelection.layout': 'PLASTIC' };

/** The pages there are, in the cases that a visitor can bring about: how the plan is asked, and what was entered. */
const cases: readonly Case[] = [
  ['/signup', 'standalone', {}, {}],
  ['/signup', 'standalone', company, { 'personalData.salutation': 'COMPANY' }],
  ['/signup', 'standalone', { cardMembership: true }, { cardMembership: 'on' }],
  ['/signup', 'standalone', { cardMembership: true, ...plastic }, { cardMembership: 'on', ...plasticValues }],
  ['/signup?subscription=COFFEE', 'standalone', { subscription: 'COFFEE' }, {}],
  ['/checkout-registration', 'checkout', {}, {}],
  ['/checkout-registration', 'checkout', company, { 'personalData.salutation': 'COMPANY' }],
  ['/checkout-registration?subscription=COFFEE', 'checkout', { subscription: 'COFFEE' }, {}],
  ['/checkout-registration-without-password', 'checkout', { hidePassword: true }, {}],
  [
    '/checkout-registration-with-address-without-password',
    'checkout',
    { withAddress: true, hidePassword: true },
    {},
  ],
  [
    '/checkout-registration-with-address-without-password',
    'checkout',
    { withAddress: true, hidePassword: true, ...turkish },
    turkishValues,
  ],
  ['/crema-registration', 'loyalty-card', {}, {}],
  ['/crema-registration', 'loyalty-card', plastic, plasticValues],
  ['/crema-registration', 'loyalty-card', { customer: erika }, {}],
  ['/community-registration', 'community', {}, {}],
  ['/community-registration', 'community', company, { 'personalData.salutation': 'COMPANY' }],
  ['/community-request', 'community-request', {}, {}],
  ['/address-input/standalone', 'invoice-address', { customer: erika }, {}],
  ['/address-input/standalone', 'invoice-address', { customer: erika, ...turkish }, turkishValues],
  [
    '/address-input/standalone',
    'invoice-address',
    { customer: erika, country: 'AT' },
    { 'address.countryCode': 'AT' },
  ],
];

describe.each(siteKeys)('a page of %s shows what the Markdown of all forms says of it', (key) => {
  const site = siteFor(key);
  const say = wordsOf({ cardName: crema.cardName, textsOf }, site);

  // A page that is not to be had leads elsewhere, which its check is tested for.
  const isOffered = ([, flow, context]: Case) => !planFor(flow, site, context).unavailable;
  // Germany and Turkey ask for the most that differs. On the other sites a case comes up on every third of them, in turns.
  const place = siteKeys.indexOf(key);
  const usual = key === 'DE' || key === 'TR' ? cases : cases.filter((_, index) => (index + place) % 3 === 0);

  test.each(among(cases, usual).filter(isOffered))('%s (%s %j)', async (path, flow, context, entered) => {
    const plan = planFor(flow, site, context);
    const country = plan.fields.find(({ kind }) => kind === 'country');
    const values = country ? { [country.name]: site.country, ...entered } : entered;
    const shown = await shownPage(path, key, { values, known: context.customer && true });
    const { controls = [], heading, buttons } = shown ?? {};
    const missing = leftOut(plan, site, say, values);
    const control = (name: string) => controls.find((each) => each.name === name);

    expect([...new Set(controls.map(({ name }) => name))]).toEqual([
      ...plan.fields.flatMap((field) =>
        field.kind === 'birthDate' ? field.order.map((part) => `${field.name}.${part}`) : field.inputs,
      ),
      ...plan.consents.map(({ name }) => name),
    ]);
    for (const field of plan.fields) {
      const [input = ''] = field.inputs;
      const { label, hints, required, error, options } = control(input) ?? {};
      expect({ input, label, required }).toEqual({
        input,
        label: say(labelKey(field)),
        // A choice of two of which one is chosen beforehand is not marked.
        required: field.kind === 'invoiceParty' || field.kind === 'cardLayout' ? false : field.required,
      });
      const hint = hintKey(field, flow);
      if (hint) expect(hints?.join(' ')).toContain(say(hint));
      if (field.kind === 'salutation')
        expect(options).toEqual(optionKeys(field).map((option) => say(option)));
      // The message about code and town together stands below both.
      if (field.kind !== 'postalCode' && field.kind !== 'town') {
        expect([input, error]).toEqual([input, missing.get(field.name)]);
      }
    }
    for (const { name, kind, required } of plan.consents) {
      expect(control(name)).toMatchObject({
        label: documentsFor(key).find((document) => document.kind === kind)?.label,
        required,
        error: required ? say(`error.consent.${kind}`) : undefined,
      });
    }
    const words = flowWords.find((each) => each.flow === flow);
    // The page of an address greets its customer; the heading stands above the form.
    if (flow !== 'invoice-address') expect(heading).toBe(words && say(words.heading));
    expect(buttons).toEqual(words?.buttons.map((button) => say(button)));
  });
});
