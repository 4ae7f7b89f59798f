import { readFileSync } from 'node:fs';
import { siteKeys } from '@crema/flow-domain';
import { page } from '../../../../scripts/page/page.mjs';
import type { Brand } from '../../src/brand/brand.ts';
import type { Route } from '../../src/routes/route.ts';
import { flowWords } from './facts/flow-names.ts';
import { formFacts } from './facts/form-facts.ts';
import { caseSection } from './sections/case-section.ts';
import { flowSection } from './sections/flow-section.ts';
import { overviewSection } from './sections/overview.ts';
import { siteSection } from './sections/site-section.ts';

const look = readFileSync(new URL('look/flows.css', import.meta.url), 'utf8');

/**
 * Renders one page for people of the business: every form of the registration on every site. All of it is read from
 * the plans that the forms themselves are made of, and from the texts that they show.
 *
 * @returns HTML
 */
export function renderFlowsPage(brand: Brand, routes: readonly Route[]): string {
  const flows = flowWords.map((words) => ({
    words,
    forms: siteKeys.map((key) => formFacts(words, key, brand)),
    paths: routes.flatMap(({ form, paths }) =>
      form?.flow === words.flow && paths[0] ? [paths[0].replace('{card}', brand.cardWord)] : [],
    ),
  }));
  return page({
    title: `What the forms of ${brand.name} ask`,
    heading: 'What the forms ask',
    lead: `All ${flowWords.length} forms of the registration on all ${siteKeys.length} sites of ${brand.name}: what is asked, what must be answered, what is agreed to, and in which words.`,
    skip: 'Skip to the forms',
    sections: [
      overviewSection(new Map(flows.map(({ words, forms }) => [words.name, forms]))),
      siteSection(brand),
      caseSection(),
      ...flows.map(({ words, forms, paths }) => flowSection(words, forms, paths)),
    ],
    style: look,
  });
}
