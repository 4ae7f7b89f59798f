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
  /** The values that may be kept, as they are now. */
  readonly values: () => FormValues;
}

/**
 * Keeps a draft of a form in the tab's storage while the shopper fills it in. A success or a reset of the form removes it.
 * Returns a function that ends this. The draft stays then: an error or a window that closed may have taken the form away.
 */
export function keepDraft({ store, place, entered, values }: Keeping): () => void {
  let saving: ReturnType<typeof setTimeout> | undefined;
  let ageing: ReturnType<typeof setTimeout> | undefined;
  const save = () => {
    clearTimeout(saving);
    saving = undefined;
    const kept = values();
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
