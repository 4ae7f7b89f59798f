import { planFor, type PlanContext, siteFor, type SiteKey } from '@crema/flow-domain';
import type { FlowWords } from './flow-names.ts';
import { siteName } from './names.ts';
import type { Shop } from './shop.ts';
import { wordsOf } from './words.ts';

/** Reads one flow on one site, as a shop has set it up. */
export function formFacts(words: FlowWords, key: SiteKey, shop: Shop) {
  const site = siteFor(key);
  const planIn = (context: PlanContext) =>
    planFor(words.flow, site, { ...shop.options[words.flow], ...context });
  return {
    words,
    site,
    /** Such as `Checkout in Hungary`. */
    title: `${words.name} in ${siteName(key)}`,
    say: wordsOf(shop, site),
    /** Every consent of the site in full. */
    documents: shop.documentsOf(key),
    planIn,
    /** The form as it opens. */
    plan: planIn({}),
  };
}

export type FormFacts = ReturnType<typeof formFacts>;
