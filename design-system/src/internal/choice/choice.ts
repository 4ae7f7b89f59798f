import type { ChangeEventHandler, ComponentProps, ReactNode } from 'react';
import type { GroupProps } from '../../field/field-props.ts';

/** One of several answers. */
export type Choice = {
  /** What the form sends. Unique in its group. */
  value: string;
  /** What is chosen, in a few words. */
  label: ReactNode;
  /** @default false */
  disabled?: boolean | undefined;
};

/** The contract of a field with one answer out of several. */
export type ChoiceProps = GroupProps &
  Omit<
    ComponentProps<'fieldset'>,
    keyof GroupProps | 'children' | 'className' | 'defaultValue' | 'name' | 'onChange' | 'role' | 'style'
  > & {
    /** Key of the value in the form. */
    name: string;
    /** The chosen value, with `onChange`; an empty text for none. Without it the page itself remembers. */
    value?: string | undefined;
    /** What is chosen from the start; none if left out. */
    defaultValue?: string | undefined;
    /** Heard when a choice is made, by pointer or arrow key; `event.target.value` is the choice. */
    onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
  };

/**
 * Which of the two React shall keep: the state, where the group is controlled, or the start alone. A reset goes back to the
 * attribute, which React writes for the start alone; so the state writes it after every commit.
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
