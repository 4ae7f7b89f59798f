import { type PlannedConsent, type PlannedField, siteSlug } from '@crema/flow-domain';
import { type Case, casesOf } from '../facts/cases.ts';
import { fieldName, hintKey, labelKey, limitsOf, optionKeys } from '../facts/fields.ts';
import type { FormFacts } from '../facts/form-facts.ts';
import { leftOut } from '../facts/left-out.ts';
import { consentNames, siteName } from '../facts/names.ts';
import { changes } from './changes.ts';
import { blocks, entry, link, list, quoted } from './markdown.ts';

/** One form of one site: its words, fields, consents and cases. */
export function formSection(facts: FormFacts): string {
  const { title, words, site, say, plan } = facts;
  const place = siteName(site.key);
  if (plan.unavailable) return `## ${title}\n\n${words.name} is not offered here.`;
  const empty = leftOut(plan, site, say);
  const notice = `${say('consent.dataProtection.notice')} ${say('consent.dataProtection.link')}`;
  const cases = caseEntries(facts);
  return blocks(
    `## ${title}`,
    list(
      `Heading: ${quoted(site, say(words.heading))}`,
      `Button: ${quoted(site, ...words.buttons.map((key) => say(key)))}`,
    ),
    `### Asked in ${place}, in this order`,
    plan.fields.map((field) => `1. ${fieldEntry(field, facts, empty.get(field.name))}`).join('\n') ||
      'The form asks for nothing but the consents.',
    plan.consents.length > 0 && `### Agreed to in ${place}, each by a checkbox of its own`,
    list(...plan.consents.map((consent) => consentEntry(consent, facts))),
    plan.dataProtectionNotice && `Above the button, the data protection notice: ${quoted(site, notice)}`,
    cases.length > 0 && `### Other cases in ${place}`,
    list(...cases),
  );
}

/** Choices that are never empty. */
const chosen: ReadonlySet<string> = new Set(['country', 'cardLayout', 'invoiceParty']);

function fieldEntry(field: PlannedField, { site, say, words }: FormFacts, message: string | undefined) {
  const hint = hintKey(field, words.flow);
  const options = optionKeys(field).map((key) => say(key));
  const rules = [
    field.disabled ? 'known' : field.required ? 'required' : 'optional',
    !field.disabled && chosen.has(field.kind) && 'one is chosen beforehand',
    options.length > 0 ? quoted(site, ...options) : limitsOf(field),
  ];
  return entry(
    `**${fieldName(field)}** ${quoted(site, say(labelKey(field)))}`,
    rules.filter(Boolean).join('; '),
    hint && `Hint: ${quoted(site, say(hint))}`,
    message && `Left empty: ${quoted(site, message)}`,
  );
}

function consentEntry({ kind, required }: PlannedConsent, { site, say, documents, title }: FormFacts) {
  const text = documents.find((each) => each.kind === kind);
  if (!text) throw new Error(`${title} has no document of ${kind}.`);
  const inFull = link(`in full, version ${text.version}`, `site-${siteSlug(site.key)}`, consentNames[kind]);
  return entry(
    `**${consentNames[kind]}** ${quoted(site, text.label)}`,
    `${required ? 'required' : 'optional'}; ${inFull}`,
    required && `Left unticked: ${quoted(site, say(`error.consent.${kind}`))}`,
  );
}

/** The cases that change something, each beside the one it is compared with. */
function caseEntries(facts: FormFacts): string[] {
  const { planIn, words } = facts;
  const listed = new Map<Case, string>();
  for (const each of casesOf[words.flow]) {
    const found = changes(planIn(each.from?.context ?? {}), planIn(each.context), facts);
    if (found.length === 0) continue;
    // A case that changes nothing is not listed. A case that is compared with it may be compared with the one before.
    let { from } = each;
    while (from && !listed.has(from)) from = from.from;
    const beside = from ? `, compared with “${from.name}”` : '';
    listed.set(each, [`**${each.name}**${beside}`, ...found.map((line) => `  - ${line}`)].join('\n'));
  }
  return [...listed.values()];
}
