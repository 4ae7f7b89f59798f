import { siteSlug } from '@crema/flow-domain';
import { html, joined } from '../../../../../scripts/page/markup/html.mjs';
import type { Part } from '../../../../../scripts/page/part.mjs';
import { optionKeys } from '../facts/field-words.ts';
import type { FormFacts } from '../facts/form-facts.ts';
import { caseTable } from './case-table.ts';
import { consentTable } from './consent-table.ts';
import { fieldTable } from './field-table.ts';
import { said } from './said.ts';

/** One form of one site. */
export const formPart = (facts: FormFacts): Part => ({
  id: facts.id,
  title: facts.title,
  short: html`${siteSlug(facts.site.key).toUpperCase()} <span class="unseen">(${facts.title})</span>`,
  body: facts.plan.unavailable
    ? html`<p>${facts.words.name} is not offered here.</p>`
    : [
        inShort(facts),
        facts.plan.fields.length > 0
          ? fieldTable(facts)
          : html`<p>It asks for nothing but what is agreed to.</p>`,
        consentTable(facts),
        caseTable(facts),
      ],
});

/** The facts that readers look for first. */
function inShort(facts: FormFacts) {
  const { words, say, plan, site } = facts;
  const birthDate = plan.fields.some(({ kind }) => kind === 'birthDate');
  const salutation = plan.fields.find(({ kind }) => kind === 'salutation');
  const hasNames = plan.fields.some(({ kind }) => kind === 'name');
  const lines = [
    ['Heading', said(facts, say(words.heading))],
    words.buttons.length > 0 && [
      words.buttons.length > 1 ? 'Buttons' : 'Button',
      joined(
        words.buttons.map((key) => said(facts, say(key))),
        ' · ',
      ),
    ],
    salutation && [
      'Salutations',
      said(
        facts,
        optionKeys(salutation)
          .map((key) => say(key))
          .join(' · '),
      ),
    ],
    hasNames && ['Names', site.nameOrder === 'last-first' ? 'last name first' : 'first name first'],
    ...(birthDate
      ? [
          ['Date of birth', site.birthDateOrder.join(', ')],
          ['Minimum age', site.minimumAge],
        ]
      : []),
  ];
  return html`<dl class="in-short">
    ${lines.map(
      (line) =>
        line &&
        html`<div>
          <dt>${line[0]}</dt>
          <dd>${line[1]}</dd>
        </div>`,
    )}
  </dl>`;
}
