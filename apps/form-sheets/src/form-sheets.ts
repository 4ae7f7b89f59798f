import { siteKeys, siteSlug } from '@crema/flow-domain';
import { type FlowWords, flowWords } from './facts/flow-names.ts';
import { type FormFacts, formFacts } from './facts/form-facts.ts';
import { siteName } from './facts/names.ts';
import type { Shop } from './facts/shop.ts';
import { formSection } from './parts/form-section.ts';
import { blocks, slug } from './parts/markdown.ts';
import { overviewPart } from './parts/overview.ts';
import { sitePart, sitesPart } from './parts/site-parts.ts';

/**
 * Describes every form of the registration on every site for people of the business. All of it is read from the plans that the
 * forms themselves are made of, and from the texts that they show.
 *
 * @returns Markdown by the names of its files
 */
export function formSheets(shop: Shop): ReadonlyMap<string, string> {
  const forms = flowWords.flatMap((words) => siteKeys.map((key) => formFacts(words, key, shop)));
  // The settings of a site are the same in every flow.
  const sites = forms.slice(0, siteKeys.length);
  const formsOf = (wanted: FlowWords) => forms.filter(({ words }) => words === wanted);
  const formsOn = (wanted: FormFacts) => forms.filter(({ site }) => site === wanted.site);
  const parts = [
    ['README', overviewPart(shop.name, flowWords, forms)],
    ['sites', sitesPart(sites)],
    ...flowWords.map((words) => [
      slug(words.name),
      flowPart(words, shop.pathsOf(words.flow), formsOf(words)),
    ]),
    ...sites.map((facts) => [`site-${siteSlug(facts.site.key)}`, sitePart(facts, formsOn(facts))]),
  ];
  return new Map(parts.map(([name, markdown]) => [`${name}.md`, `${markdown}\n`]));
}

export type { Shop };

const flowPart = ({ name, about }: FlowWords, paths: readonly string[], forms: readonly FormFacts[]) =>
  blocks(
    `# ${name}`,
    about,
    paths.length > 0
      ? `Its pages: ${paths.map((path) => `\`${path}\``).join(', ')}.`
      : 'No page shows it as of now.',
    `Its form in ${forms.map(({ title, site }) => `[${siteName(site.key)}](#${slug(title)})`).join(', ')}.`,
    ...forms.map(formSection),
  );
