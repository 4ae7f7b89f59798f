import type { FormValues } from '@crema/flow-domain';
import type { ComponentType } from 'react';
import type { FormStore } from '../engine/form-store.ts';
import { isEntered, isUntouched } from '../engine/is-untouched.ts';
import type { DraftNoteProps } from './draft-note.tsx';
import { keepDraft } from './keep-draft.ts';
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
  const end = keepDraft({ store, place, entered });
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

/** How many answers can follow from each other: a country, its province, its district, and one more. */
const rounds = 4;

/**
 * Writes a draft into a form, but for answers that were given since: what the shopper typed before the page's scripts came
 * stays.
 * @returns takes everything back that was entered
 */
function restoreDraft(store: FormStore, form: HTMLFormElement, draft: FormValues): () => void {
  const before = store.values();
  const answered = new Set(
    [...form.elements]
      .filter((control) => !isUntouched(control))
      .map((control) => control.getAttribute('name')),
  );
  // What follows from one answer clears others, as a province its districts: they are written again until they stay.
  const fillAll = (answers: readonly (readonly [name: string, value: string])[]) => {
    const isMissing = () => answers.some(([name, value]) => store.value(name) !== value);
    for (let round = 0; round < rounds && isMissing(); round += 1) store.fill(Object.fromEntries(answers));
  };
  fillAll(Object.entries(draft).filter(([name]) => !answered.has(name)));
  return () =>
    fillAll(Object.keys(store.values()).map((name) => [name, (!answered.has(name) && before[name]) || '']));
}
