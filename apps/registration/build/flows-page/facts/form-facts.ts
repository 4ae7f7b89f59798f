import {
  type ConsentDocument,
  type FormPlan,
  planFor,
  type PlanContext,
  type Site,
  siteFor,
  type SiteKey,
  siteSlug,
} from '@crema/flow-domain';
import { documentsFor } from '@crema/flow-domain/server';
import { brandWords } from '../../../src/brand/brand-documents.ts';
import type { Brand } from '../../../src/brand/brand.ts';
import { type Case, casesOf } from './cases.ts';
import { type Differences, differences } from './differences.ts';
import { type FlowWords } from './flow-names.ts';
import { leftOut } from './left-out.ts';
import { siteName } from './site-names.ts';
import { type Say, wordsOf } from './words.ts';

/** A case in which the form asks otherwise on its site. */
export interface KnownCase {
  readonly of: Case;
  /** The case it is compared with, where that is one of the form's own. */
  readonly from: Case | undefined;
  readonly differences: Differences;
}

/** All that the page tells of one flow on one site. */
export interface FormFacts {
  readonly id: string;
  /** Such as `Checkout in Hungary`. */
  readonly title: string;
  readonly words: FlowWords;
  readonly site: Site<SiteKey>;
  readonly say: Say;
  readonly plan: FormPlan;
  /** The messages about answers that are missing, by the name of the field. */
  readonly leftOut: ReadonlyMap<string, string>;
  readonly documents: readonly ConsentDocument[];
  readonly cases: readonly KnownCase[];
}

/** The cases that change something, each beside the one it is compared with. */
function knownCases(flow: FlowWords['flow'], planIn: (context: PlanContext) => FormPlan): KnownCase[] {
  const known: KnownCase[] = [];
  for (const of of casesOf[flow]) {
    const found = differences(planIn(of.from?.context ?? {}), planIn(of.context));
    // A case that changes nothing is not told: what is compared with it may as well be compared with the one before.
    let { from } = of;
    while (from && !known.some((each) => each.of === from)) from = from.from;
    if (found) known.push({ of, from, differences: found });
  }
  return known;
}

/** Everything about one flow on one site, as a brand's shop has set it up. */
export function formFacts(words: FlowWords, key: SiteKey, brand: Brand): FormFacts {
  const { flow } = words;
  const site = siteFor(key);
  const planIn = (context: PlanContext) => planFor(flow, site, { ...brand.options[flow], ...context });
  const say = wordsOf(brand, site);
  const plan = planIn({});
  return {
    id: `${flow}-${siteSlug(key)}`,
    title: `${words.name} in ${siteName(key)}`,
    words,
    site,
    say,
    plan,
    leftOut: leftOut(plan, site, say),
    documents: documentsFor(key).map((document) =>
      Object.assign({}, document, brandWords(brand.name, document)),
    ),
    cases: knownCases(flow, planIn),
  };
}
