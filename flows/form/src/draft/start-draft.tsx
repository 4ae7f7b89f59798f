import type { ComponentType } from 'react';
import type { FormStore } from '../engine/form-store.ts';
import type { DraftNoteProps } from './draft-note.tsx';
import { draftValues } from './draft-values.ts';
import { isEntered } from '../engine/is-untouched.ts';
import { keepDraft } from './keep-draft.ts';
import { restoreDraft } from './restore-draft.ts';
import { readDraft, removeDraft } from './stored-draft.ts';

interface Starting {
  readonly store: FormStore;
  readonly form: HTMLFormElement;
  readonly place: string;
  readonly isReturned: boolean;
  /** Whether an answer was given before this code came. */
  readonly isChanged: () => boolean;
}

interface StartedDraft {
  /** Ends the keeping, and forgets the draft. */
  readonly end: () => void;
  /** Tells of a draft that was brought back; absent where there was none. */
  readonly note?: Promise<ComponentType<Pick<DraftNoteProps, 'onDiscard'>>> | undefined;
}

/** Brings a draft back where there is one, and keeps what is entered from now on. Nothing of it is React's but the note. */
export function startDraft({ store, form, place, isReturned, isChanged }: Starting): StartedDraft {
  const draft = isReturned ? undefined : readDraft(place);
  const takeBack = draft && restoreDraft(store, form, draft);
  // A list that takes its answer for its default looks untouched.
  const entered = isChanged() || isEntered(form);
  const end = keepDraft({ store, place, entered, values: () => draftValues(store.values()) });
  if (!takeBack) return { end };
  const discard = () => {
    takeBack();
    removeDraft(place);
    // The button goes: the shopper begins anew.
    form.querySelector<HTMLElement>('input:enabled, select:enabled')?.focus();
  };
  const note = import('./draft-note.tsx').then((late) => {
    const Late = late.DraftNote;
    return function Note({ onDiscard }: Pick<DraftNoteProps, 'onDiscard'>) {
      const asked = form.querySelector('[type=password], [type=checkbox]');
      return <Late asksAgain={asked !== null} discard={discard} onDiscard={onDiscard} />;
    };
  });
  return { end, note };
}
