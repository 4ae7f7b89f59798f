import { useEffect, useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import { hearForm } from '../internal/events.ts';
import { strip } from './format.ts';
import { groupInput } from './group-input.ts';

const never = () => () => {};

type Options = {
  /** What is seen and typed into. */
  input: RefObject<HTMLInputElement | null>;
  /** What is sent. */
  hidden: RefObject<HTMLInputElement | null>;
};

/**
 * Groups the input, and keeps the hidden one on the raw value without a React commit. What is seen is what is sent, also if a
 * script has written it without a word, past the state of the page.
 *
 * @returns whether the script is there: only then the hidden input is the one with the name
 */
export function useRaw({ input, hidden }: Options): boolean {
  const scripted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const carry = useEffectEvent(() => {
    const raw = strip(input.current?.value ?? '');
    // Only what is news: a screen reader looks anew at whatever is written.
    if (hidden.current?.value !== raw) hidden.current?.setAttribute('value', raw);
  });

  // After every commit: another value, or what was typed before hydration.
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
        // What else has the name stays behind it. Disabled, it is not among them.
        const values = formData.getAll(name);
        values[values.indexOf(value)] = sent.value;
        values.forEach((each, index) => {
          if (index === 0) formData.set(name, each);
          else formData.append(name, each);
        });
      },
      signal,
    );
    // The browser sets the value back after the event, if nobody prevents that.
    hearForm(element, 'reset', () => setTimeout(follow), signal);
    return () => {
      ungroup();
      events.abort();
    };
  }, [input, hidden]);

  return scripted;
}

const hasData = (event: Event): event is FormDataEvent => 'formData' in event;
