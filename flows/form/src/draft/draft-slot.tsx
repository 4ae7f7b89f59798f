import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import type { FormStore } from '../engine/form-store.ts';
import { letFollow } from '../follow/use-follow.ts';
import type { DraftNoteProps } from './draft-note.tsx';

type Props = {
  store: FormStore;
  form: RefObject<HTMLFormElement | null>;
  /** The draft's key in session storage, see `draftPlace`. */
  place: string;
  /** True if the form starts with the values that a server sent back. They are newer than any draft. */
  isReturned: boolean;
};

/** Returns true if the tab has a draft with this key. A browser that blocks the storage has none. */
function hasDraft(place: string): boolean {
  try {
    return place in sessionStorage;
  } catch {
    return false;
  }
}

/**
 * Shows the note of a restored draft. The code of drafts is fetched at once if the tab has one, or else when the shopper enters
 * the form.
 */
export function DraftSlot({ store, form, place, isReturned }: Props) {
  const [Note, setNote] = useState<ComponentType<Pick<DraftNoteProps, 'onDiscard'>>>();
  useEffect(() => {
    const start = async (element: HTMLFormElement, isChanged: () => boolean) => {
      const late = await import('./start-draft.tsx');
      const { note, end } = late.startDraft({ store, form: element, place, isReturned, isChanged });
      void note?.then((loaded) => setNote(() => loaded));
      return end;
    };
    return letFollow(form.current, start, hasDraft(place));
  }, [store, form, place, isReturned]);
  return Note ? <Note onDiscard={() => setNote(undefined)} /> : null;
}
