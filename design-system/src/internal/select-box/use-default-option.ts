import { useLayoutEffect, useRef } from 'react';
import type { ComponentProps, Ref } from 'react';
import { useSharedRef } from '../ref/use-shared-ref.ts';

/**
 * Tells a select its new default, which React does only when the select is new. Without it a choice that a form action hands
 * back is lost, because React resets the form after an action. What was chosen meanwhile stays, as what
 * is typed stays in an input whose default value changes.
 *
 * @param ref the consumer's
 * @param value what a reset goes back to
 * @returns the ref of the select
 */
export function useDefaultOption(
  ref: Ref<HTMLSelectElement> | undefined,
  value: ComponentProps<'select'>['value'],
) {
  const select = useRef<HTMLSelectElement>(null);
  useSharedRef(select, ref);

  useLayoutEffect(() => {
    const element = select.current;
    if (!element) return;
    const options = [...element.options];
    let chosen = element.selectedIndex;
    const untouched = chosen === Math.max(0, options.findIndex(isDefault));
    // Where nothing is the default, a reset goes back to the first.
    if (untouched) chosen = 0;
    options.forEach((option, index) => {
      // The attribute alone may choose an option, so what is chosen is said again behind.
      option.defaultSelected = option.value === String(value);
      if (untouched && option.defaultSelected) chosen = index;
    });
    element.selectedIndex = chosen;
  }, [value]);
  return select;
}

const isDefault = (option: HTMLOptionElement) => option.defaultSelected;
