import type { RuleOf } from '../plan/field-rule.ts';

/** Fetches the rules of what a registration with a choice of card asks, but for an address. */
export async function loadCardRules(): Promise<RuleOf> {
  const [{ personRules }, { cardRules }] = await Promise.all([
    import('../plan/person/person-rules.ts'),
    import('../plan/card/card-rules.ts'),
  ]);
  return (...asked) => personRules(...asked) ?? cardRules(...asked);
}
