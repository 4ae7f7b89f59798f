import { useRef } from 'react';
import type { ComponentProps, FocusEvent } from 'react';
import { FieldSet } from '../field/field-set.tsx';
import type { FieldState } from '../field/field-props.ts';
import type { useField } from '../field/use-field.ts';

type Props = Omit<ComponentProps<typeof FieldSet>, 'ids' | 'state'> & {
  /** Already part of `field`; taken here so that it does not reach the page. */
  state?: FieldState | undefined;
  field: ReturnType<typeof useField>;
};

/**
 * The frame of radios: a fieldset that says it is a radio group, because that role can be invalid and a radio cannot
 * (WAI-ARIA 1.2). Whoever leads the shopper to what is invalid finds the group, which then takes focus by script and hands
 * it on.
 */
export function ChoiceSet({ field, onFocus, onMouseDown, state: _state, ...rest }: Props) {
  const pressed = useRef(false);
  const invalid = field.control['aria-invalid'];
  return (
    <FieldSet
      {...rest}
      id={field.control.id}
      ids={field.ids}
      state={field.state}
      role="radiogroup"
      tabIndex={invalid ? -1 : undefined}
      aria-labelledby={field.ids.label}
      aria-describedby={field.description}
      aria-invalid={invalid}
      onMouseDown={(event) => {
        // The press gives focus before this task ends, on a touch screen too.
        pressed.current = true;
        setTimeout(() => (pressed.current = false));
        onMouseDown?.(event);
      }}
      onFocus={(event) => {
        if (!pressed.current) handOn(event);
        onFocus?.(event);
      }}
    />
  );
}

/**
 * On to the radio where Tab would stop: the chosen one, else the first. Not after a press beside the cards, which gives the
 * group focus as well.
 */
function handOn({ target, currentTarget }: FocusEvent<HTMLFieldSetElement>): void {
  if (target !== currentTarget) return;
  const radio =
    currentTarget.querySelector<HTMLElement>('input:checked:enabled') ??
    currentTarget.querySelector<HTMLElement>('input:enabled');
  radio?.focus({ preventScroll: true, focusVisible: true });
}
