import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import type { FormStore } from '../engine/form-store.ts';
import { letFollow } from '../follow/use-follow.ts';
import type { DraftNoteProps } from './draft-note.tsx';

type Props = {
  store: FormStore;
  form: RefObject<HTMLFormElement | null>;
  /** Where the draft is kept, see `draftPlace`. */
  place: string;
  /** Whether the form starts with what a server sent back, which is newer than any draft. */
  isReturned: boolean;
};

/** Whether the tab has a draft there. A browser that refuses its storage has none. */
function hasDraft(place: string): boolean {
  try {
    return place in sessionStorage;
  } catch {
    return false;
  }
}

/** Stands where a draft tells of itself. It is fetched where the tab has one, else when the shopper enters the form. */
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
