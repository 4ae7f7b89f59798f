import { useRef } from 'react';
import type { ChangeEventHandler, ComponentProps, FocusEvent, ReactNode } from 'react';
import type { GroupProps } from '../field/field-props.ts';
import { FieldSet } from '../field/field.tsx';

/** One of several answers. */
export type Choice = {
  /** Value that the form sends. Unique in its group. */
  value: string;
  /** The answer in a few words. */
  label: ReactNode;
  /** @default false */
  disabled?: boolean | undefined;
};

/** Props of a field with one answer out of several. */
export type ChoiceProps = GroupProps &
  Omit<
    ComponentProps<'fieldset'>,
    keyof GroupProps | 'children' | 'className' | 'defaultValue' | 'name' | 'onChange' | 'role' | 'style'
  > & {
    /** Key of the value in the form. */
    name: string;
    /** The chosen value, with `onChange`. An empty text means none. Without it the group is uncontrolled. */
    value?: string | undefined;
    /** The initial choice. @default none */
    defaultValue?: string | undefined;
    /** Called when the shopper chooses, by pointer or arrow key. `event.target.value` is the choice. */
    onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
  };

/**
 * Returns the state of a controlled radio, or else its initial state. A form reset goes back to the attribute, which React writes
 * for an initial state only. A controlled radio therefore writes it after every commit.
 */
export function checkedOf(
  choice: string,
  { value, defaultValue }: Pick<ChoiceProps, 'value' | 'defaultValue'>,
) {
  if (value === undefined) return { defaultChecked: choice === defaultValue };
  const checked = choice === value;
  return {
    checked,
    ref: (radio: HTMLInputElement | null) => {
      if (radio) radio.defaultChecked = checked;
    },
  };
}

/**
 * The frame of radios: a fieldset with the role of a radio group, because that role can be invalid and a radio cannot
 * (WAI-ARIA 1.2). Passes focus that is sent to the group, as to a field in error, on to one of its radios.
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
        // A press gives focus before this task ends, also on a touch screen.
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
 * Moves focus to the radio at which Tab would stop: the chosen one, else the first. Does not run after a press beside the cards,
 * which gives the group focus as well.
 */
function handOn({ target, currentTarget }: FocusEvent<HTMLFieldSetElement>): void {
  if (target !== currentTarget) return;
  const radio =
    currentTarget.querySelector<HTMLElement>('input:checked:enabled') ??
    currentTarget.querySelector<HTMLElement>('input:enabled');
  radio?.focus({ preventScroll: true, focusVisible: true });
}
