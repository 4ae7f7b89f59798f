import { useLayoutEffect, useRef } from 'react';
import type { ComponentProps, Ref } from 'react';
import { controlLook } from '../field/control.ts';
import type { FieldState } from '../field/field-props.ts';
import { Drawing } from '../icon/drawing.tsx';
import * as paths from '../icon/system-paths.ts';
import { useSharedRef } from './use-shared-ref.ts';

/** One line of the list. */
export type SelectOption = { value: string; label: string; disabled?: boolean };

type Props = Omit<ComponentProps<'select'>, 'className'> & {
  options: readonly SelectOption[];
  placeholder: string | undefined;
  state: FieldState;
  /** Whether its lines are numbers, which shall not dance. @default false */
  numeric?: boolean;
};

/** The native select itself, with the mark that it is one; stands in an element that is `relative`. */
export function SelectBox({ options, placeholder, state, numeric = false, ref, ...rest }: Props) {
  const select = useDefaultOption(ref, rest.value ?? rest.defaultValue);
  return (
    <>
      <select
        {...rest}
        ref={select}
        // The arrow's room, whatever the state: no option runs under it.
        className={`ds-select flex items-center ${controlLook(state)} pe-10 ${numeric ? '[font-variant-numeric:tabular-nums]' : ''}`}
      >
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      <span className="ds ds-select-mark">
        <Drawing path={paths.chevron} />
      </span>
    </>
  );
}

/**
 * Tells a select its new default, which React does only when the select is new. Without it a choice that a form action hands
 * back is lost, because React resets the form after an action. What was chosen meanwhile stays, as what
 * is typed stays in an input whose default value changes.
 *
 * @param ref the consumer's
 * @param value what a reset goes back to
 * @returns the ref of the select
 */
function useDefaultOption(ref: Ref<HTMLSelectElement> | undefined, value: ComponentProps<'select'>['value']) {
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
