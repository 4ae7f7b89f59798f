import type { FormStore } from '../engine/form-store.ts';
import { isEntered } from '../engine/is-untouched.ts';
import type { FormEvent } from '../provider/flow-event.ts';
import { type FollowedForm, measureEffort } from './measure-effort.ts';

/** The names of consent inputs begin so. */
const consent = /^consents\./;

/**
 * Reports how a form is filled in after the shopper entered it: its start, errors, consents, submits, and that it was abandoned.
 * It only listens. Returns a function that ends it.
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

  // On a slow connection the shopper gives an answer before this code is loaded.
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

/**
 * Reports each submit before its result: a refused one and a sent one. Reports an earlier submit at once. Returns a function
 * that ends it.
 */
function tellSubmits(store: FormStore, tell: () => void): () => void {
  let before = { status: 'editing', failures: 0 };
  const look = () => {
    const { status, failures } = store.form();
    const { status: last, failures: known } = before;
    before = { status, failures };
    // A failure after a sent form is the result of that submit, not another submit.
    if (last === 'editing' && (status !== 'editing' || failures > known)) tell();
  };
  look();
  return store.subscribe(look);
}

/**
 * Reports each field error once by its key. It reports again only another error, or one that returns after the field was right.
 * Returns a function that ends it.
 */
export function tellErrors(store: FormStore, tell: (field: string, error: string) => void): () => void {
  let told = new Map<string, string>();
  const look = () => {
    const shown = new Map<string, string>();
    for (const field of store.wrong()) {
      const [issue] = store.field(field).issues;
      if (issue) shown.set(field, issue.code);
    }
    const before = told;
    told = shown;
    for (const [field, error] of shown) if (before.get(field) !== error) tell(field, error);
  };
  look();
  return store.subscribe(look);
}

/** Handlers for an abandoned form, and for its later success. */
interface Abandonment {
  readonly abandoned: (provisional: boolean) => void;
  readonly withdrawn: () => void;
}

/**
 * Reports an abandoned form once. A hidden page is the last moment at which a browser surely sends a report. A later success
 * withdraws the report. Returns a function that ends it: a form that is removed from its page is abandoned too.
 */
function tellAbandonment(
  store: FormStore,
  hasStarted: () => boolean,
  { abandoned, withdrawn }: Abandonment,
): () => void {
  const letGo = new AbortController();
  const { signal } = letGo;
  let told = false;
  const leave = (provisional: boolean) => {
    if (told || !hasStarted() || store.form().status === 'leaving') return;
    told = true;
    abandoned(provisional);
  };
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') leave(true);
    },
    { signal },
  );
  addEventListener('pagehide', ({ persisted }) => leave(persisted), { signal });
  const unsubscribe = store.subscribe(() => {
    if (!told || store.form().status !== 'leaving') return;
    told = false;
    withdrawn();
  });
  return () => {
    letGo.abort();
    unsubscribe();
    leave(false);
  };
}
