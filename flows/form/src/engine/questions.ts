import type { FormValues, Issue } from '@crema/flow-domain';
import { contentOf } from './field-view.ts';
import type { FormStore } from './form-store.ts';

/**
 * An asynchronous judgement, such as a service's. `signal` aborts when the same question is asked again. A rejection counts as
 * no issues.
 */
export type Question = (values: FormValues, signal: AbortSignal) => Promise<readonly Issue[]>;

/**
 * Asks a service to judge inputs. Its issues hold a submit back until one of the inputs changes, or a single submit with `once`.
 * An answer that comes after a change, or after a newer question about the same inputs, is dropped.
 */
export type Ask = (inputs: readonly string[], question: Question, once?: boolean) => Promise<void>;

/** Creates the function that asks about one form. It is not part of the store, because few forms ask a service. */
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

/** Lets an answer hold a single submit back. After that submit was refused, the answer is only shown. */
function spend(store: FormStore, inputs: readonly string[], found: readonly Issue[]): void {
  const { failures } = store.form();
  const asked = contentOf(inputs, store.values());
  const letGo = store.subscribe(() => {
    if (store.form().failures === failures) return;
    letGo();
    // A newer answer has replaced it.
    if (contentOf(inputs, store.values()) !== asked) return;
    store.answer([], { inputs, binding: true });
    store.answer(found, { inputs });
  });
}
