import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { FormField } from '../engine/field-view.ts';
import type { FormStore } from '../engine/form-store.ts';
import { useFlow } from '../provider/flow-provider.tsx';
import type { FormEvent } from '../provider/flow-event.ts';
import type { FormFlow } from '../form/form-flow.ts';
import { letFollow } from './let-follow.ts';

/** Tells the page that a form is viewed, and from when it is entered, how it is filled in and left. */
export function useFollow(
  form: RefObject<HTMLFormElement | null>,
  store: FormStore,
  { flow }: FormFlow,
  fields: readonly FormField[],
): void {
  const { onEvent } = useFlow();
  const tell = useEffectEvent((event: FormEvent) => onEvent({ flow, ...event }));
  const fieldsNow = useEffectEvent(() => fields);
  const viewed = useRef(false);
  useEffect(() => {
    // The flow's definition may come in parts; it is one and the same form. React's StrictMode begins each effect twice.
    if (!viewed.current) tell({ type: 'viewed' });
    viewed.current = true;
    return letFollow(form.current, async (element) => {
      const { followForm } = await import('./follow-form.ts');
      return followForm({ store, form: element, fields: () => fieldsNow() }, (event) => tell(event));
    });
  }, [form, store]);
}
