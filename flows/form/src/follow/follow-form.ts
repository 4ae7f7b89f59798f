import { isEntered } from '../engine/is-untouched.ts';
import type { FormEvent } from '../provider/flow-event.ts';
import type { FollowedForm } from './followed-form.ts';
import { measureEffort } from './measure-effort.ts';
import { tellAbandonment } from './tell-abandonment.ts';
import { tellErrors } from './tell-errors.ts';
import { tellSubmits } from './tell-submits.ts';

/** Every consent's input has a name of this kind. */
const consent = /^consents\./;

/**
 * Tells how a form is filled in, from when the shopper enters it: its start, errors, consents, submits, and that it was left
 * unfinished. It listens, and changes nothing. Gives back a function that ends it.
 */
export function followForm(followed: FollowedForm, tell: (event: FormEvent) => void): () => void {
  const { store, form } = followed;
  const letGo = new AbortController();
  const { signal } = letGo;
  const effort = measureEffort(followed, signal);
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    tell({ type: 'started' });
  };

  // On a slow line an answer is given before this code comes.
  if (isEntered(form)) start();
  form.addEventListener('input', start, { signal });
  form.addEventListener('change', start, { signal });
  const ends = [
    tellSubmits(store, () => {
      start();
      tell({ type: 'submitted', effort: effort.ofFields() });
    }),
    store.onChange((inputs) => {
      for (const input of inputs.filter((each) => consent.test(each))) {
        tell({
          type: 'consentChanged',
          consent: input.replace(consent, ''),
          given: store.value(input) !== '',
        });
      }
    }),
    tellErrors(store, (field, error) => tell({ type: 'fieldError', field, error })),
    tellAbandonment(store, () => started, {
      abandoned: (provisional) =>
        tell({ type: 'abandoned', provisional, field: effort.lastField(), effort: effort.ofFields() }),
      withdrawn: () => tell({ type: 'abandonmentWithdrawn' }),
    }),
  ];
  return () => {
    letGo.abort();
    for (const end of ends) end();
  };
}
