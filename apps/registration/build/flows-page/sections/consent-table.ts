import type { PlannedConsent } from '@crema/flow-domain';
import { html } from '../../../../../scripts/page/markup/html.mjs';
import { table } from '../../../../../scripts/page/markup/table.mjs';
import { consentNames } from '../facts/consent-names.ts';
import type { FormFacts } from '../facts/form-facts.ts';
import { captionOf } from './field-table.ts';
import { said } from './said.ts';

/** Returns the consents of a form in their order, and its data protection notice. */
export const consentTable = (facts: FormFacts) => [
  facts.plan.consents.length > 0 &&
    table({
      caption: captionOf(facts, 'Agreed to, each by a checkbox of its own'),
      look: 'agreed',
      columns: ['Consent', 'On the page', 'Answer'],
      rows: facts.plan.consents.map((consent) => ({
        id: `${facts.id}.${consent.name}`,
        cells: [consentNames[consent.kind], document(consent, facts), demand(consent, facts)],
      })),
    }),
  facts.plan.dataProtectionNotice &&
    html`<p class="notice">
      Above the button, the data protection notice: ${said(facts, facts.say('consent.dataProtection.notice'))}
      ${said(facts, facts.say('consent.dataProtection.link'))}
    </p>`,
];

function document({ kind }: PlannedConsent, facts: FormFacts) {
  const text = facts.documents.find((each) => each.kind === kind);
  if (!text) throw new Error(`${facts.title} has no document of ${kind}.`);
  return html`<p>${said(facts, text.label)}</p>
    <details>
      <summary>
        <span>Details, version ${text.version} <span class="unseen">(${consentNames[kind]})</span></span>
      </summary>
      <div lang="${text.locale}">${text.detail.map((paragraph) => html`<p>${paragraph}</p>`)}</div>
    </details>`;
}

function demand({ required, kind }: PlannedConsent, facts: FormFacts) {
  if (!required) return 'optional';
  return html`<p><b>required</b></p>
    <p class="quiet">${said(facts, facts.say(`error.consent.${kind}`))}</p>`;
}
