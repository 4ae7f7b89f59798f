import type { ComponentProps } from 'react';
import type { FieldProps } from '../field/field-props.ts';
import type { ComboBoxStrings, Suggestion, SuggestionSource } from './suggestion.ts';

/** What the list needs to know. */
export type SuggestingProps<S extends Suggestion> = {
  /** Where suggestions come from. */
  source: SuggestionSource<S>;
  /** A line was chosen; its text is in the field already. The place to fill other fields or to move the focus on. */
  onSelect?: ((suggestion: S) => void) | undefined;
  /** What the list says. */
  strings: ComboBoxStrings;
  /** From how many letters on suggestions are asked for (Registration §7). @default 1 */
  minLength?: number | undefined;
  /** Milliseconds after the last key until the source is asked (Registration §7). @default 300 */
  debounce?: number | undefined;
  /** How many lines are shown at most (Registration §7). @default 5 */
  limit?: number | undefined;
};

type NativeProps = Omit<
  ComponentProps<'input'>,
  | keyof FieldProps
  | keyof SuggestingProps<Suggestion>
  | 'autoComplete'
  | 'className'
  | 'list'
  // It would cut a chosen line without a word.
  | 'maxLength'
  | 'name'
  | 'role'
  | 'style'
  | 'type'
>;

export type ComboBoxProps<S extends Suggestion> = FieldProps &
  SuggestingProps<S> &
  NativeProps & {
    /** Key of the text in the form. */
    name: string;
    /**
     * What the browser may fill in (WCAG 2.2 1.3.5). 'off' only where it knows nothing of the kind: its own list may lie over
     * this one, but what it fills in is right more often than what is typed.
     */
    autoComplete: AutoFill;
  };
