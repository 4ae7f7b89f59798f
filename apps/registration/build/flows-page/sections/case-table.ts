import type { PlannedConsent, PlannedField } from '@crema/flow-domain';
import { html } from '../../../../../scripts/page/markup/html.mjs';
import { slug } from '../../../../../scripts/page/markup/slug.mjs';
import { table } from '../../../../../scripts/page/markup/table.mjs';
import { consentNames } from '../facts/consent-names.ts';
import type { Changed, Run } from '../facts/differences.ts';
import { fieldName } from '../facts/field-names.ts';
import { labelKey, optionKeys } from '../facts/field-words.ts';
import type { FormFacts, KnownCase } from '../facts/form-facts.ts';
import { captionOf } from './field-table.ts';
import { said } from './said.ts';

/** The cases in which a form asks otherwise than as it opens. */
export const caseTable = (facts: FormFacts) =>
  facts.cases.length > 0 &&
  table({
    caption: captionOf(facts, 'In other cases'),
    look: 'cases',
    columns: ['Case', 'What is different'],
    rows: facts.cases.map((known) => ({
      id: `${facts.id}.${slug(known.of.name)}`,
      cells: [caseName(known), changes(known, facts)],
    })),
  });

const caseName = ({ of, from }: KnownCase) => [
  html`<p>${of.name}</p>`,
  from && html`<p class="quiet">compared with “${from.name}”</p>`,
];

function changes({ differences }: KnownCase, facts: FormFacts) {
  if (differences.unavailable) return 'The form is not offered; a notice says why.';
  const { added, dropped, changed, reordered, consentsAdded, consentsDropped, consentsChanged } = differences;
  const lines = [
    added.map((run) =>
      line(
        place(run),
        run.fields.map((each) => fieldChip(each, facts)),
      ),
    ),
    reordered.map((run) =>
      line(
        `${place(run)}, in this order`,
        run.fields.map((each) => fieldChip(each, facts)),
      ),
    ),
    line(
      'Asked otherwise',
      changed.map((each) => changeText(each, facts)),
    ),
    line(
      'Not asked',
      dropped.map((each) => chip(fieldName(each))),
    ),
    line('Agreed to as well', consentsAdded.map(consentChip)),
    line('Agreed to otherwise', consentsChanged.map(consentChange)),
    line(
      'Not agreed to',
      consentsDropped.map(({ kind }) => chip(consentNames[kind])),
    ),
  ];
  return html`<dl>${lines}</dl>`;
}

const place = ({ after }: Run) => (after ? `Asked after “${fieldName(after)}”` : 'Asked first');

const line = (title: string, pieces: readonly unknown[]) =>
  pieces.length > 0 &&
  html`<div>
    <dt>${title}</dt>
    ${pieces.map((piece) => html`<dd>${piece}</dd> `)}
  </div>`;

const chip = (words: unknown) => html`<span class="piece">${words}</span>`;
const star = html`<b aria-hidden="true">*</b><span class="unseen"> (required)</span>`;

const fieldChip = (field: PlannedField, facts: FormFacts) =>
  chip(html`${fieldName(field)}${field.required && star} <i>${said(facts, facts.say(labelKey(field)))}</i>`);

const consentChip = ({ kind, required }: PlannedConsent) => chip([consentNames[kind], required && star]);

const answer = ({ required, disabled }: { required: boolean; disabled?: boolean }) =>
  disabled ? 'shown, not to be changed' : required ? 'required' : 'optional';

const consentChange = (consent: PlannedConsent) => chip(`${consentNames[consent.kind]}: ${answer(consent)}`);

function changeText({ field, ways }: Changed, facts: FormFacts) {
  const words = {
    label: () => html`“${said(facts, facts.say(labelKey(field)))}”`,
    answer: () => answer(field),
    choice: () =>
      said(
        facts,
        optionKeys(field)
          .map((key) => facts.say(key))
          .join(' · '),
      ),
  };
  return chip([html`${fieldName(field)}: `, ways.map((way, index) => [index > 0 && ', ', words[way]()])]);
}
