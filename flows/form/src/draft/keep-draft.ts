import type { FormValues } from '@crema/flow-domain';
import type { FormStore } from '../engine/form-store.ts';
import { lifetime, readDraft, removeDraft, writeDraft } from './stored-draft.ts';

/** Milliseconds from a change to its draft. A tab that crashes loses no more. */
const pause = 300;

interface Keeping {
  readonly store: FormStore;
  readonly place: string;
  /** True if the shopper has already entered a value. */
  readonly entered: boolean;
}

/**
 * Stores a draft of a form in the tab while the shopper fills it in. A success or a reset of the form removes it. Returns a
 * function that stops this. The draft then stays, because an error or a closed window may have removed the form.
 */
export function keepDraft({ store, place, entered }: Keeping): () => void {
  let saving: ReturnType<typeof setTimeout> | undefined;
  let ageing: ReturnType<typeof setTimeout> | undefined;
  const save = () => {
    clearTimeout(saving);
    saving = undefined;
    const kept = draftValues(store.values());
    if (!Object.keys(kept).length) return removeDraft(place);
    writeDraft(place, kept);
    clearTimeout(ageing);
    // Reading removes drafts that are too old, but not a newer draft of a later form with this key.
    ageing = setTimeout(() => readDraft(place), lifetime + 1);
  };
  const change = () => {
    // After a success the page is about to leave. Later entries are not stored, because the form was sent.
    if (store.form().status !== 'leaving') saving ??= setTimeout(save, pause);
  };
  const flush = () => {
    if (saving) save();
  };
  const forget = () => {
    clearTimeout(saving);
    clearTimeout(ageing);
    saving = undefined;
    removeDraft(place);
  };
  const endChanges = store.onChange(change);
  const endStates = store.subscribe(() => {
    if (store.form().status === 'leaving') forget();
  });
  addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', flush);
  if (entered) change();
  return () => {
    endChanges();
    endStates();
    removeEventListener('pagehide', flush);
    document.removeEventListener('visibilitychange', flush);
    flush();
  };
}

/** Passwords are never stored. Ticks are not stored, because the shopper agrees to something by each of them. */
const left = /^(?:password|cardMembership)$|^consents\.|\.companyInvoice$/;

/** Returns the values that a draft may store. */
export const draftValues = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== '' && !left.test(name)));
