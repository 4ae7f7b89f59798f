import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { FormField } from '../engine/field-view.ts';
import type { FormStore } from '../engine/form-store.ts';
import type { FormFlow } from '../form/use-plan.ts';
import type { FormEvent } from '../provider/flow-event.ts';
import { useFlow } from '../provider/flow-provider.tsx';

/** Reports that a form is viewed. After the shopper entered it, reports how it is filled in and abandoned. */
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
    // The flow's definition may change while the form is the same. React's StrictMode starts each effect twice.
    if (!viewed.current) tell({ type: 'viewed' });
    viewed.current = true;
    return letFollow(form.current, (element) =>
      import('./follow-form.ts').then((late) =>
        late.followForm({ store, form: element, fields: () => fieldsNow() }, (event) => tell(event)),
      ),
    );
  }, [form, store]);
}

/**
 * Fetches code that listens to a form when the shopper enters the form, or `atOnce`. The form works without that code.
 * @param fetch loads the code, and resolves to a function that stops it. `isChanged` returns true if the shopper gave an answer
 * before
 * @returns a function that stops the code, even before it is loaded
 */
export function letFollow(
  form: HTMLFormElement | null,
  fetch: (form: HTMLFormElement, isChanged: () => boolean) => Promise<() => void>,
  atOnce?: boolean,
): (() => void) | undefined {
  if (!form) return undefined;
  let end: (() => void) | undefined;
  let gone = false;
  let changed = false;
  form.addEventListener('change', () => (changed = true));
  const start = () =>
    fetch(form, () => changed).then(
      (letGo) => (gone ? letGo() : (end = letGo)),
      () => {},
    );
  if (atOnce) void start();
  else form.addEventListener('focusin', start, { once: true });
  return () => {
    gone = true;
    form.removeEventListener('focusin', start);
    end?.();
  };
}
