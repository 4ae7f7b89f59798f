import type { FormValues } from '@crema/flow-domain';
import type { FormStore } from '../engine/form-store.ts';
import { lifetime, removeDraft, writeDraft } from './stored-draft.ts';

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
 * Keeps a draft of a form in the tab's storage while it is filled in; after success there is none. Gives back a function that
 * ends it and forgets the draft: a form that goes without the page was cancelled, unless the page has had an error, which may
 * have taken it away.
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
    ageing = setTimeout(() => removeDraft(place), lifetime);
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
  /** What happens to the draft at the end. After an error the form keeps it: the shopper has not cancelled anything. */
  let end = forget;
  addEventListener('error', () => (end = flush));
  addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', flush);
  if (entered) change();
  return () => {
    endChanges();
    endStates();
    removeEventListener('pagehide', flush);
    document.removeEventListener('visibilitychange', flush);
    end();
  };
}
