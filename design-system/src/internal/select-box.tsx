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
  /** Whether its lines are numbers, which get digits of equal width. @default false */
  numeric?: boolean;
};

/** The native select with its arrow. Put it into an element that is `relative`. */
export function SelectBox({ options, placeholder, state, numeric = false, ref, ...rest }: Props) {
  const select = useDefaultOption(ref, rest.value ?? rest.defaultValue);
  return (
    <>
      <select
        {...rest}
        ref={select}
        // Room for the arrow in every state, so that no option runs under it.
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
 * Gives a select its new default, which React does only at mount. Without it a choice that a form action returns is lost, because
 * React resets the form after an action. Keeps a choice that the shopper made, as an input keeps its text when its default value
 * changes.
 *
 * @param ref the consumer's
 * @param value default after a reset
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
    const untouched =
      chosen ===
      Math.max(
        0,
        options.findIndex(({ defaultSelected }) => defaultSelected),
      );
    // Without a default, a reset goes back to the first option.
    if (untouched) chosen = 0;
    options.forEach((option, index) => {
      // Setting the attribute may change the selection, so the selection is set again below.
      option.defaultSelected = option.value === String(value);
      if (untouched && option.defaultSelected) chosen = index;
    });
    element.selectedIndex = chosen;
  }, [value]);
  return select;
}
