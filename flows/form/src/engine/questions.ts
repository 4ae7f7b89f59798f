import type { FormValues, Issue } from '@crema/flow-domain';
import { contentOf } from './field-view.ts';
import type { FormStore } from './form-store.ts';

/**
 * A judgement that takes its time, a service's for instance. `signal` aborts when it is asked anew. A rejection counts as
 * nothing found.
 */
export type Question = (values: FormValues, signal: AbortSignal) => Promise<readonly Issue[]>;

/**
 * Has inputs judged by somebody who takes time. What is found holds a submit back until one of the inputs changes, with `once`
 * a single one; an answer that comes after a change, or after a newer question about the same inputs, is dropped.
 */
export type Ask = (inputs: readonly string[], question: Question, once?: boolean) => Promise<void>;

/** Creates what asks about one form. Apart from the store, because few forms ask anybody. */
export function createAsk(store: FormStore): Ask {
  const calls = new Map<string, AbortController>();
  return async (inputs, question, once = false) => {
    const subject = inputs.join();
    calls.get(subject)?.abort();
    const call = new AbortController();
    calls.set(subject, call);
    const asked = contentOf(inputs, store.values());
    const found = await question(store.values(), call.signal).catch((): readonly Issue[] => []);
    if (call.signal.aborted || contentOf(inputs, store.values()) !== asked) return;
    store.answer(found, { inputs, binding: true });
    if (once) spend(store, inputs, found);
  };
}

/** Lets an answer hold a single submit back: once that was refused in the shopper's sight, the answer is only shown. */
function spend(store: FormStore, inputs: readonly string[], found: readonly Issue[]): void {
  const { failures } = store.form();
  const asked = contentOf(inputs, store.values());
  const letGo = store.subscribe(() => {
    if (store.form().failures === failures) return;
    letGo();
    // A newer answer stands in its place.
    if (contentOf(inputs, store.values()) !== asked) return;
    store.answer([], { inputs, binding: true });
    store.answer(found, { inputs });
  });
}
