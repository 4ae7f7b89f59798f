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
  /** Returns true if the shopper gave an answer before this code was loaded. */
  readonly isChanged: () => boolean;
}

interface StartedDraft {
  /** Stops the storing. */
  readonly end: () => void;
  /** The note of a restored draft. Absent if there was none. */
  readonly note?: Promise<ComponentType<Pick<DraftNoteProps, 'onDiscard'>>> | undefined;
}

/** Restores a draft if there is one, and stores the entries from now on. Only the note is a React component. */
export function startDraft({ store, form, place, isReturned, isChanged }: Starting): StartedDraft {
  const draft = isReturned ? undefined : readDraft(place);
  const takeBack = draft && restoreDraft(store, form, draft);
  // A select whose answer became its default looks untouched.
  const entered = isChanged() || isEntered(form);
  const end = keepDraft({ store, place, entered });
  if (!takeBack) return { end };
  const discard = () => {
    takeBack();
    removeDraft(place);
    // The button disappears, and the shopper starts again.
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

/** The number of answers that can follow from each other: a country, its province, its district, and one more. */
const rounds = 4;

/**
 * Writes a draft into a form. Answers that the shopper typed before the page's scripts came stay.
 * @returns a function that removes all restored values
 */
function restoreDraft(store: FormStore, form: HTMLFormElement, draft: FormValues): () => void {
  const before = store.values();
  const answered = new Set(
    [...form.elements]
      .filter((control) => !isUntouched(control))
      .map((control) => control.getAttribute('name')),
  );
  // An answer can clear others, as a province clears its districts. They are written again until they stay.
  const fillAll = (answers: readonly (readonly [name: string, value: string])[]) => {
    const isMissing = () => answers.some(([name, value]) => store.value(name) !== value);
    for (let round = 0; round < rounds && isMissing(); round += 1) store.fill(Object.fromEntries(answers));
  };
  fillAll(Object.entries(draft).filter(([name]) => !answered.has(name)));
  return () =>
    fillAll(Object.keys(store.values()).map((name) => [name, (!answered.has(name) && before[name]) || '']));
}
