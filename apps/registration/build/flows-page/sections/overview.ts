import { type SiteKey, siteKeys } from '@crema/flow-domain';
import { html } from '../../../../../scripts/page/markup/html.mjs';
import type { Section } from '../../../../../scripts/page/part.mjs';
import { table } from '../../../../../scripts/page/markup/table.mjs';
import type { FormFacts } from '../facts/form-facts.ts';
import { siteName } from '../facts/site-names.ts';

/** The way to every form: sites down, flows across. */
export const overviewSection = (flows: ReadonlyMap<string, readonly FormFacts[]>): Section => ({
  id: 'find',
  title: 'Find a form',
  lead: html`${table({
      caption: 'Each form as it opens; the number leads to it',
      look: 'overview',
      columns: ['Site', ...flows.keys()],
      rows: siteKeys.map((key) => ({
        id: `find-${key}`,
        cells: [siteName(key), ...[...flows.values()].map((forms) => wayTo(forms, key))],
      })),
    })}
    <p class="notice">
      Names of fields and rules are in English here; the words that shoppers read stand beside them in the
      language of their site. Each form is told as it opens: its fields in their order, whether they must be
      answered, and what it says where a required one is left empty. Below that stand the cases in which it
      asks otherwise; there a star marks what is required.
    </p>`,
  parts: [],
});

const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;

function wayTo(forms: readonly FormFacts[], key: SiteKey) {
  const facts = forms.find(({ site }) => site.key === key);
  if (!facts) return undefined;
  const { id, title, plan } = facts;
  const unseen = html` <span class="unseen">(${title})</span>`;
  if (plan.unavailable) return html`<a href="#${id}">not offered${unseen}</a>`;
  const [asked, agreed] = [counted(plan.fields.length, 'field'), counted(plan.consents.length, 'consent')];
  const second = plan.fields.length > 0 && plan.consents.length > 0 && agreed;
  return html`<a href="#${id}">${plan.fields.length > 0 ? asked : agreed}${unseen}</a>
    ${second && html` <span class="quiet">${second}</span>`}`;
}
