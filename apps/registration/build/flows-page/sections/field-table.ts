import type { PlannedField } from '@crema/flow-domain';
import { html } from '../../../../../scripts/page/markup/html.mjs';
import { table } from '../../../../../scripts/page/markup/table.mjs';
import { fieldName } from '../facts/field-names.ts';
import { hintKeys, labelKey, optionKeys } from '../facts/field-words.ts';
import type { FormFacts } from '../facts/form-facts.ts';
import { limitsOf } from '../facts/limits.ts';
import { said } from './said.ts';

/** The caption's second half is for somebody who goes from table to table. */
export const captionOf = ({ title }: FormFacts, what: string) =>
  html`${what} <span class="unseen">(${title})</span>`;

/** The fields of a form in their order. */
export const fieldTable = (facts: FormFacts) =>
  table({
    caption: captionOf(facts, 'Asked, in this order'),
    look: 'asked',
    columns: ['Field', 'On the page', 'Answer', 'Rules'],
    rows: facts.plan.fields.map((field) => ({
      id: `${facts.id}.${field.name}`,
      cells: [fieldName(field), onThePage(field, facts), demand(field, facts), rules(field, facts)],
    })),
  });

function onThePage(field: PlannedField, facts: FormFacts) {
  const { say, words } = facts;
  return [
    html`<p>${said(facts, say(labelKey(field)))}</p>`,
    hintKeys(field, words.flow).map((key) => html`<p class="quiet">${said(facts, say(key))}</p>`),
  ];
}

/** Choices that are never empty. */
const isChosen = ({ kind }: PlannedField) =>
  kind === 'country' || kind === 'cardLayout' || kind === 'invoiceParty';

function demand(field: PlannedField, facts: FormFacts) {
  if (field.disabled) return 'known';
  const message = facts.leftOut.get(field.name);
  return [
    field.required ? html`<p><b>required</b></p>` : html`<p>optional</p>`,
    message && html`<p class="quiet">${said(facts, message)}</p>`,
    isChosen(field) && html`<p class="quiet">one is chosen beforehand</p>`,
  ];
}

function rules(field: PlannedField, facts: FormFacts) {
  const options = optionKeys(field).map((key) => facts.say(key));
  return options.length > 0 ? said(facts, options.join(' · ')) : limitsOf(field);
}
