import { useEffect, useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import { hearForm } from '../internal/hear-form.ts';
import { strip } from './format.ts';
import { groupInput } from './group-input.ts';

const never = () => () => {};

type Options = {
  /** The visible input. */
  input: RefObject<HTMLInputElement | null>;
  /** The hidden input, which the form sends. */
  hidden: RefObject<HTMLInputElement | null>;
};

/**
 * Groups the visible input, and writes its raw value to the hidden one without a React commit. The form always sends the visible
 * value, even if a script has set it without an event or a page's state.
 *
 * @returns true if the script runs, so that the hidden input has the name
 */
export function useRaw({ input, hidden }: Options): boolean {
  const scripted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const carry = useEffectEvent(() => {
    const raw = strip(input.current?.value ?? '');
    // Writes only a new value, because a screen reader inspects each changed attribute.
    if (hidden.current?.value !== raw) hidden.current?.setAttribute('value', raw);
  });

  // After every commit, for a new value or for text that was typed before hydration.
  useLayoutEffect(() => carry());

  useEffect(() => {
    const element = input.current;
    if (!element) return undefined;
    const ungroup = groupInput(element);
    const events = new AbortController();
    const { signal } = events;
    const follow = () => carry();
    for (const type of ['input', 'change', 'blur']) element.addEventListener(type, follow, { signal });
    hearForm(element, 'submit', follow, signal);
    hearForm(
      element,
      'formdata',
      (event) => {
        const sent = hidden.current;
        if (!sent || !hasData(event)) return;
        const { formData } = event;
        const { name, value } = sent;
        carry();
        // Other values of the same name follow it. A disabled input is not in the list.
        const values = formData.getAll(name);
        values[values.indexOf(value)] = sent.value;
        values.forEach((each, index) => {
          if (index === 0) formData.set(name, each);
          else formData.append(name, each);
        });
      },
      signal,
    );
    // The browser resets the value after the event, if no listener prevents that.
    hearForm(element, 'reset', () => setTimeout(follow), signal);
    return () => {
      ungroup();
      events.abort();
    };
  }, [input, hidden]);

  return scripted;
}

const hasData = (event: Event): event is FormDataEvent => 'formData' in event;
