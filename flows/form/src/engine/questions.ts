import type { FormValues, Issue } from '@crema/flow-domain';
import { contentOf } from './field-view.ts';
import type { FormStore } from './form-store.ts';

/**
 * A judgement that takes its time, a service's for instance. `signal` aborts when it is asked anew. A rejection counts as
 * nothing found.
 */
export type Question = (values: FormValues, signal: AbortSignal) => Promise<readonly Issue[]>;

/**
 * Has inputs judged by somebody who takes time. What is found holds a submit back until one of the inputs changes, or with
 * `once` a single submit; an answer that comes after a change, or after a newer question about the same inputs, is dropped.
 */
export type Ask = (inputs: readonly string[], question: Question, binding?: true | 'once') => Promise<void>;

/** Creates what asks about one form. Apart from the store, because few forms ask anybody. */
export function createAsk(store: FormStore): Ask {
  const calls = new Map<string, AbortController>();
  return async (inputs, question, binding = true) => {
    const subject = inputs.join();
    calls.get(subject)?.abort();
    const call = new AbortController();
    calls.set(subject, call);
    const asked = contentOf(inputs, store.values());
    const found = await question(store.values(), call.signal).catch((): readonly Issue[] => []);
    if (call.signal.aborted || contentOf(inputs, store.values()) !== asked) return;
    store.answer(found, { inputs, binding });
  };
}
