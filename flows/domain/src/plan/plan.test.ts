import { describe, expect, it, test } from 'vitest';
import { siteFor } from '../sites/index.ts';
import type { FieldPlan, PlanContext } from './field-plan.ts';
import { planFor } from './plan-for.ts';

/** A plan in one line: fields in order, `*` behind what is required, then the consents. */
const line = ({ fields, consents }: FieldPlan) =>
  [
    fields.map(({ name, required }) => name.replace('personalData.', '') + (required ? '*' : '')).join(' '),
    consents.map(({ kind, required }) => kind + (required ? '*' : '')).join(' '),
  ].join(' | ');

const person = 'salutation* firstName* lastName* birthDate* email* password*';
const lastNameFirst = 'salutation* lastName* firstName* birthDate* email* password*';
const company = 'salutation* companyName* firstName* lastName* email* password*';

const table: readonly (readonly [site: string, context: PlanContext, plan: string])[] = [
  ['DE', {}, `${person} cardMembership | newsletter`],
  ['DE', { salutation: 'MRS' }, `${person} cardMembership | newsletter`],
  ['DE', { cardMembership: true }, `${person} cardMembership | cardTermsAndConditions* newsletter*`],
  ['DE', { salutation: 'COMPANY' }, `${company} | newsletter`],
  ['DE', { salutation: 'COMPANY', cardMembership: true }, `${company} | newsletter`],
  ['DE', { salutation: 'COMPANY', companyOption: false }, `${person} cardMembership | newsletter`],
  [
    'DE',
    { salutation: 'COMPANY', companyOption: false, cardMembership: true },
    `${person} cardMembership | cardTermsAndConditions* newsletter*`,
  ],
  ['TR', {}, `${person} | membership* newsletter dne`],
  ['TR', { cardMembership: true }, `${person} | membership* newsletter dne`],
  ['AT', {}, `${person} cardMembership | newsletter`],
  ['AT', { cardMembership: true }, `${person} cardMembership | cardTermsAndConditions* newsletter`],
  ['AT', { salutation: 'COMPANY' }, `${company} | newsletter`],
  ...(['CH', 'CH_FR'] as const).flatMap(
    (site) =>
      [
        [site, {}, `${person} cardMembership | newsletter cmc`],
        [
          site,
          { cardMembership: true },
          `${person} cardMembership | cardTermsAndConditions* newsletter* cmc`,
        ],
        [site, { salutation: 'COMPANY' }, `${company} | newsletter cmc`],
      ] as const,
  ),
  ...(['CZ', 'SK', 'PL'] as const).flatMap(
    (site) =>
      [
        [site, {}, `${person} cardMembership | newsletter`],
        [site, { cardMembership: true }, `${person} cardMembership | cardTermsAndConditions* newsletter`],
      ] as const,
  ),
  ['HU', {}, `${lastNameFirst} cardMembership | newsletter`],
  ['HU', { cardMembership: true }, `${lastNameFirst} cardMembership | cardTermsAndConditions* newsletter`],
  ['nowhere', {}, `${person} cardMembership | newsletter`],
];

describe('what the standalone registration asks for (Registration §2, form 4; §5)', () => {
  test.each(table)('%s %j', (site, context, plan) => {
    expect(line(planFor('standalone', siteFor(site), context))).toBe(plan);
  });

  it('offers four salutations where German or French is spoken, and two elsewhere (Registration §3)', () => {
    const offered = (site: string, context: PlanContext = {}) =>
      planFor('standalone', siteFor(site), context).fields.flatMap((field) =>
        field.kind === 'salutation' ? field.options : [],
      );
    expect(offered('DE')).toEqual(['MR', 'MRS', 'DIVERS', 'COMPANY']);
    expect(offered('DE', { companyOption: false })).toEqual(['MR', 'MRS', 'DIVERS']);
    for (const site of ['AT', 'CH', 'CH_FR']) expect(offered(site)).toEqual(offered('DE'));
    for (const site of ['CZ', 'HU', 'SK', 'TR', 'PL']) expect(offered(site)).toEqual(['MR', 'MRS']);
  });

  it("asks for the contact person's name where a company registers", () => {
    const labels = planFor('standalone', siteFor('DE'), { salutation: 'COMPANY' }).fields.flatMap((field) =>
      field.kind === 'name' ? field.label : [],
    );
    expect(labels).toEqual([
      'field.companyName.label',
      'field.contactFirstName.label',
      'field.contactLastName.label',
    ]);
  });
});
