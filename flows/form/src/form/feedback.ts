import type { RuleOf } from '@crema/flow-domain';
import { inTime, lazyOnce, rulesTimeout } from '../loading.ts';
import type * as Parts from './feedback-parts.tsx';
import type { FormFlow, FormRules } from './use-plan.ts';

/** Judges what was entered and says what is wrong with it. */
type Feedback = typeof Parts & { readonly ruleOf: RuleOf };

const fetched = new Map<FormFlow, Feedback>();
const fetchers = new Map<FormFlow, () => Promise<Feedback>>();

/** The feedback of a flow's form, once it was fetched. */
export const feedbackOf = (flow: FormFlow): Feedback | undefined => fetched.get(flow);

async function load(flow: FormFlow): Promise<Feedback> {
  const [parts, ruleOf] = await Promise.all([
    import('./feedback-parts.tsx'),
    'ruleOf' in flow ? flow.ruleOf : flow.loadRules(),
  ]);
  const feedback = { ...parts, ruleOf };
  fetched.set(flow, feedback);
  return feedback;
}

/**
 * Fetches the feedback of a flow's form, once.
 * @throws when it cannot be had. The next call tries anew, where the browser does
 */
export function fetchFeedback(flow: FormFlow): Promise<Feedback> {
  const fetch = fetchers.get(flow) ?? lazyOnce(() => load(flow));
  fetchers.set(flow, fetch);
  return fetch();
}

/**
 * Waits for the feedback of a flow's form, but no longer than an error waits for its words.
 * @returns `undefined` when it is there
 */
export function completeFeedback(flow: FormFlow): Promise<void> | undefined {
  if (feedbackOf(flow)) return undefined;
  const over = () => {};
  return inTime(fetchFeedback(flow), rulesTimeout).then(over, over);
}

const returned = new Map<FormFlow, Promise<Feedback>>();

/**
 * The feedback for a form that came back, which is shown with it from the first. Never ends where that cannot be had: the page
 * then stays as the server wrote it, and works as it does without JavaScript.
 */
export function feedbackOfReturned(flow: FormFlow): Promise<Feedback> {
  const feedback = returned.get(flow) ?? fetchFeedback(flow).catch(() => new Promise<never>(() => {}));
  returned.set(flow, feedback);
  return feedback;
}

/** The rules of a flow's form, as part of its feedback. */
export const rulesOf = (flow: FormFlow): FormRules => ({
  judge: (...form) => {
    const feedback = feedbackOf(flow);
    return feedback?.judge(...form, feedback.ruleOf);
  },
  areThere: () => feedbackOf(flow) !== undefined,
  complete: () => completeFeedback(flow),
});
