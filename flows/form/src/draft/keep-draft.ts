import type { FormValues } from '@crema/flow-domain';
import type { FormStore } from '../engine/form-store.ts';
import { lifetime, readDraft, removeDraft, writeDraft } from './stored-draft.ts';

/** Milliseconds from a change to its draft: a tab that crashes loses no more than that. */
const pause = 300;

interface Keeping {
  readonly store: FormStore;
  readonly place: string;
  /** Whether something has been entered already. */
  readonly entered: boolean;
}

/**
 * Keeps a draft of a form in the tab's storage while the shopper fills it in. A success or a reset of the form removes it.
 * Returns a function that ends this. The draft stays then: an error or a window that closed may have taken the form away.
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
    // Reading removes what is too old, and leaves what a later form of this place has kept.
    ageing = setTimeout(() => readDraft(place), lifetime + 1);
  };
  const change = () => {
    // After a success the page is about to go. What is entered until then is not kept: the form was sent.
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

/** Passwords, which are nobody's to store, and ticks, which agree to something and are given anew. */
const left = /^(?:password|cardMembership)$|^consents\.|\.companyInvoice$/;

/** The values that a draft may keep. */
export const draftValues = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== '' && !left.test(name)));
