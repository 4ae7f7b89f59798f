import { useRef } from 'react';
import type { ComponentProps, FocusEvent } from 'react';
import { FieldSet } from '../../field/field-set.tsx';

/**
 * The frame of radios: a fieldset that says it is a radio group, because that role can be invalid and a radio cannot
 * (WAI-ARIA 1.2). Focus that is sent to the group, as to a field in error, goes on to one of its radios.
 */
export function ChoiceSet({ onFocus, onMouseDown, ...frame }: ComponentProps<typeof FieldSet>) {
  const pressed = useRef(false);
  const { ids, state } = frame.field;
  const invalid = state === 'error' || undefined;
  return (
    <FieldSet
      {...frame}
      role="radiogroup"
      tabIndex={invalid ? -1 : undefined}
      aria-labelledby={ids.label}
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
