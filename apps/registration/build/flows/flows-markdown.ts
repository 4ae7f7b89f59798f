import { siteKeys, siteSlug } from '@crema/flow-domain';
import type { Brand } from '../../src/brand/brand.ts';
import type { Route } from '../../src/routes/route.ts';
import { type FlowWords, flowWords } from './facts/flow-names.ts';
import { type FormFacts, formFacts } from './facts/form-facts.ts';
import { siteName } from './facts/names.ts';
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
export function flowsMarkdown(brand: Brand, routes: readonly Route[]): ReadonlyMap<string, string> {
  const forms = flowWords.flatMap((words) => siteKeys.map((key) => formFacts(words, key, brand)));
  // The settings of a site are the same in every flow.
  const sites = forms.slice(0, siteKeys.length);
  const formsOf = (wanted: FlowWords) => forms.filter(({ words }) => words === wanted);
  const formsOn = (wanted: FormFacts) => forms.filter(({ site }) => site === wanted.site);
  const pathsOf = ({ flow }: FlowWords) =>
    routes.flatMap(({ form, paths: [path] }) =>
      form?.flow === flow && path ? [`\`${path.replace('{card}', brand.cardWord)}\``] : [],
    );
  const parts = [
    ['README', overviewPart(brand.name, flowWords, forms)],
    ['sites', sitesPart(sites)],
    ...flowWords.map((words) => [slug(words.name), flowPart(words, pathsOf(words), formsOf(words))]),
    ...sites.map((facts) => [`site-${siteSlug(facts.site.key)}`, sitePart(facts, formsOn(facts))]),
  ];
  return new Map(parts.map(([name, markdown]) => [`${name}.md`, `${markdown}\n`]));
}

const flowPart = ({ name, about }: FlowWords, paths: readonly string[], forms: readonly FormFacts[]) =>
  blocks(
    `# ${name}`,
    about,
    paths.length > 0 ? `Its pages: ${paths.join(', ')}.` : 'No page shows it as of now.',
    `Its form in ${forms.map(({ title, site }) => `[${siteName(site.key)}](#${slug(title)})`).join(', ')}.`,
    ...forms.map(formSection),
  );
