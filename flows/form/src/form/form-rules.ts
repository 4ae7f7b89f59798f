import type { Judgement, RuleOf } from '@crema/flow-domain';
import { inTime, lazyOnce, rulesTimeout } from '../loading.ts';
import type * as ErrorMessages from './error-messages.tsx';
import type { FormFlow, FormRules } from './use-plan.ts';

/** The rules of a flow, and the parts that show the errors which the rules find. */
type LoadedRules = typeof ErrorMessages & { readonly ruleOf: RuleOf };

interface RulesOfFlow {
  readonly fetch: () => Promise<LoadedRules>;
  loaded?: LoadedRules;
  /** The promise that a returned form waits for. React needs the same one for each rendering. */
  returned?: Promise<LoadedRules>;
}

const flows = new Map<FormFlow, RulesOfFlow>();

function rulesFor(flow: FormFlow): RulesOfFlow {
  const rules = flows.get(flow) ?? {
    fetch: lazyOnce(async () => {
      const [messages, ruleOf] = await Promise.all([
        import('./error-messages.tsx'),
        'ruleOf' in flow ? flow.ruleOf : flow.loadRules(),
      ]);
      return (rulesFor(flow).loaded = { ...messages, ruleOf });
    }),
  };
  flows.set(flow, rules);
  return rules;
}

/** Returns the rules of a flow, or `undefined` before they were fetched. */
export const loadedRules = (flow: FormFlow): LoadedRules | undefined => rulesFor(flow).loaded;

/**
 * Fetches the rules of a flow, once.
 * @throws if they cannot be fetched. The next call tries again
 */
export const fetchRules = (flow: FormFlow): Promise<LoadedRules> => rulesFor(flow).fetch();

/**
 * Fetches the rules for a form that the server sent back, which shows its errors from the start. Never ends if they cannot be
 * fetched: the page then stays as the server rendered it, and works as it does without JavaScript.
 */
export const rulesOfReturned = (flow: FormFlow): Promise<LoadedRules> =>
  (rulesFor(flow).returned ??= fetchRules(flow).catch(() => new Promise<never>(() => {})));

const nothing = () => {};

/** Returns the rules of a flow for its form, which fetches them while the shopper fills it in. */
export function rulesOf(flow: FormFlow): FormRules {
  let judgement: Judgement | undefined;
  return {
    judge: (...form) => {
      const rules = loadedRules(flow);
      judgement = rules?.judge(...form, rules.ruleOf);
      return judgement?.issues;
    },
    judged: () => judgement?.values,
    complete: () =>
      loadedRules(flow) ? undefined : inTime(fetchRules(flow), rulesTimeout).then(nothing, nothing),
  };
}
