import { planFor, type PlanContext, siteFor, type SiteKey } from '@crema/flow-domain';
import { documentsFor } from '@crema/flow-domain/server';
import { brandWords } from '../../../src/brand/brand-documents.ts';
import type { Brand } from '../../../src/brand/brand.ts';
import type { FlowWords } from './flow-names.ts';
import { siteName } from './names.ts';
import { wordsOf } from './words.ts';

/** Reads one flow on one site, as a brand's shop has set it up. */
export function formFacts(words: FlowWords, key: SiteKey, brand: Brand) {
  const site = siteFor(key);
  const planIn = (context: PlanContext) =>
    planFor(words.flow, site, { ...brand.options[words.flow], ...context });
  return {
    words,
    site,
    /** Such as `Checkout in Hungary`. */
    title: `${words.name} in ${siteName(key)}`,
    say: wordsOf(brand, site),
    /** Every consent of the site in full. */
    documents: documentsFor(key).map((document) =>
      Object.assign({}, document, brandWords(brand.name, document)),
    ),
    planIn,
    /** The form as it opens. */
    plan: planIn({}),
  };
}

export type FormFacts = ReturnType<typeof formFacts>;
