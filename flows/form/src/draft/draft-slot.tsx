import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import type { FormStore } from '../engine/form-store.ts';

/** What a draft needs of the form around. */
export interface DraftProps {
  readonly store: FormStore;
  readonly form: RefObject<HTMLFormElement | null>;
  /** Where it is kept, see `draftPlace`. */
  readonly place: string;
  /** Whether the form starts with what a server sent back, which is newer than any draft. */
  readonly isReturned: boolean;
}

/** Stands where a draft tells of itself. It is fetched where the tab has one, else when the shopper enters the form. */
export function DraftSlot(props: DraftProps) {
  const { form, place } = props;
  const [Draft, setDraft] = useState<ComponentType<DraftProps>>();
  useEffect(() => {
    const fetch = () => {
      // Without it nothing is kept, and nobody misses it.
      import('./draft.tsx').then(
        (loaded) => setDraft(() => loaded.Draft),
        () => {},
      );
    };
    const element = form.current;
    element?.addEventListener('focusin', fetch, { once: true });
    try {
      if (sessionStorage.getItem(place)) fetch();
    } catch {
      // A browser that refuses its storage has no draft.
    }
    return () => element?.removeEventListener('focusin', fetch);
  }, [form, place]);
  return Draft ? <Draft {...props} /> : null;
}
