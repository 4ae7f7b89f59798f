import { siteKeys, siteSlug } from '@crema/flow-domain';
import type { FlowWords } from '../facts/flow-names.ts';
import type { FormFacts } from '../facts/form-facts.ts';
import { siteName } from '../facts/names.ts';
import { blocks, grouped, link, list, slug } from './markdown.ts';

/** Leads to a form in the part of its flow. */
export const formLink = (words: string, facts: FormFacts) => link(words, slug(facts.words.name), facts.title);

/** Leads to the part of a form's site. */
export const siteLink = ({ site: { key } }: FormFacts) => link(siteName(key), `site-${siteSlug(key)}`);

/** Counts what a form asks as it opens, such as `6 fields, 1 consent`. */
export function countsOf({ plan: { unavailable, fields, consents } }: FormFacts): string {
  const asked = fields.length > 0 && `${fields.length} fields`;
  const agreed = consents.length > 0 && `${consents.length} consent${consents.length > 1 ? 's' : ''}`;
  return unavailable ? 'not offered' : [asked, agreed].filter(Boolean).join(', ');
}

/** Leads to every form by its flow, and to every site. */
export function overviewPart(brand: string, flows: readonly FlowWords[], forms: readonly FormFacts[]) {
  const formsOf = (flow: FlowWords) => forms.filter(({ words }) => words === flow);
  return blocks(
    '# What the forms ask',
    `All ${flows.length} forms of the registration on all ${siteKeys.length} sites of ${brand}: what is asked, what must be answered, what is agreed to, and in which words.`,
    'Names of fields and rules are in English. The words that shoppers read stand in quotation marks, in the language of the site. Each form is listed as it opens: its fields in their order, whether they must be answered, and the message if a required one is left empty.',
    'Below that stand the cases in which the form asks otherwise, because the shopper answers otherwise or because the shop has set it up otherwise. A case that changes nothing on a site is not listed there. Settings that change the layout alone are no case: whether names stand side by side, whether a refused form scrolls to its first error, and whether a customer edits the address in a dialog.',
    ...flows.map((flow) =>
      blocks(
        `## ${flow.name}`,
        flow.about,
        grouped(formsOf(flow).map((each) => [countsOf(each), formLink(siteName(each.site.key), each)])),
      ),
    ),
    '## The sites',
    list(link('Compared with each other', 'sites'), ...forms.slice(0, siteKeys.length).map(siteLink)),
  );
}
