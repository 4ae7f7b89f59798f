import { useEffect, useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';
import { strip } from './format.ts';
import { groupInput } from './group-input.ts';

const never = () => () => {};

type Options = {
  /** What is seen and typed into. */
  input: RefObject<HTMLInputElement | null>;
  /** What is sent. */
  hidden: RefObject<HTMLInputElement | null>;
  /** Whether React itself writes the hidden value. */
  controlled: boolean;
};

/**
 * Groups the input, and keeps the hidden one on the raw value without a React commit.
 *
 * @returns whether the script is there: only then the hidden input is the one with the name
 */
export function useRaw({ input, hidden, controlled }: Options): boolean {
  const scripted = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const carry = useEffectEvent((text: string | undefined, always = false) => {
    const raw = strip(text ?? '');
    // Only what is news: a screen reader looks anew at whatever is written.
    if ((always || !controlled) && hidden.current?.value !== raw) hidden.current?.setAttribute('value', raw);
  });

  // After every commit: another default value, or what was typed before hydration.
  useLayoutEffect(() => carry(input.current?.value));

  useEffect(() => {
    const element = input.current;
    if (!element) return undefined;
    const ungroup = groupInput(element);
    const events = new AbortController();
    const { signal } = events;
    let timer: ReturnType<typeof setTimeout> | undefined;
    for (const type of ['input', 'change', 'blur']) {
      element.addEventListener(type, () => carry(element.value), { signal });
    }
    const { form } = element;
    // A script may have written without a word, even past the state of the page: what is seen is what is sent.
    form?.addEventListener('submit', () => carry(element.value, true), { signal, capture: true });
    form?.addEventListener(
      'formdata',
      ({ formData }) => {
        const sent = hidden.current;
        if (!sent || sent.matches(':disabled')) return;
        const late = sent.value;
        carry(element.value, true);
        if (sent.value !== late) replace(formData, sent.name, late, sent.value);
      },
      { signal },
    );
    form?.addEventListener(
      'reset',
      () => {
        // At once, because a page may read its form right after; and again, should somebody prevent the reset.
        carry(element.defaultValue);
        clearTimeout(timer);
        timer = setTimeout(() => carry(element.value));
      },
      { signal },
    );
    return () => {
      ungroup();
      events.abort();
      clearTimeout(timer);
    };
  }, [input, hidden]);

  return scripted;
}

/** Puts one value of a name in the place of another. What else has the name stays, in its order. */
function replace(data: FormData, name: string, late: string, seen: string): void {
  const values = data.getAll(name);
  values[values.indexOf(late)] = seen;
  for (const [index, value] of values.entries()) {
    if (index === 0) data.set(name, value);
    else data.append(name, value);
  }
}
