import { type ComponentType, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { FormStore } from '../engine/form-store.ts';
import type { DraftNoteProps } from './draft-note.tsx';

type Props = {
  store: FormStore;
  form: RefObject<HTMLFormElement | null>;
  /** Where the draft is kept, see `draftPlace`. */
  place: string;
  /** Whether the form starts with what a server sent back, which is newer than any draft. */
  isReturned: boolean;
};

/** Stands where a draft tells of itself. It is fetched where the tab has one, else when the shopper enters the form. */
export function DraftSlot({ store, form, place, isReturned }: Props) {
  const [Note, setNote] = useState<ComponentType<Pick<DraftNoteProps, 'onDiscard'>>>();
  const fetch = useEffectEvent(async (element: HTMLFormElement) => {
    const { startDraft } = await import('./start-draft.tsx');
    const draft = startDraft({ store, form: element, place, isReturned });
    void draft.note?.then((loaded) => setNote(() => loaded));
    return draft;
  });
  useEffect(() => {
    const element = form.current;
    let end: (() => void) | undefined;
    let gone = false;
    const start = () => {
      if (end || !element) return;
      end = () => {};
      fetch(element).then(
        (draft) => (gone ? draft.end() : (end = draft.end)),
        // Without it nothing is kept, and nobody misses it.
        () => {},
      );
    };
    element?.addEventListener('focusin', start, { once: true });
    try {
      if (sessionStorage.getItem(place)) start();
    } catch {
      // A browser that refuses its storage has no draft.
    }
    return () => {
      gone = true;
      element?.removeEventListener('focusin', start);
      end?.();
    };
  }, [form, place]);
  return Note ? <Note onDiscard={() => setNote(undefined)} /> : null;
}
