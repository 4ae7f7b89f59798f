import type { FunctionComponent, ReactNode } from 'react';
import type { Necessity } from '../../src/field/field-props.ts';

/** Name and value of each entry of a form, in the order they are sent. */
export type Posted = readonly (readonly [name: string, value: string])[];

/** A value of the field, and the entries of a form with it. */
export type Sample<Value> = { value: Value; posts: Posted };

/** An input, select or textarea. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Props that a property passes to the field. Every field gets `name: 'x'` and `label: 'Feld'`. */
export type TestedProps<Value> = Necessity & {
  name: string;
  label: string;
  hint?: string;
  constraint?: string;
  error?: string;
  state?: 'default' | 'valid' | 'error';
  id?: string;
  form?: string;
  disabled?: boolean;
  readOnly?: boolean;
  'aria-describedby'?: string;
  'data-test'?: string;
  defaultValue?: Value;
  value?: Value;
  ref?: (element: Element | null) => void;
  onChange?: () => void;
  onFocus?: () => void;
  onBlur?: () => void;
};

/** Code that a field may share with another one, see `shared.ts`. */
export type Shared = 'frame' | 'text';

/** A component that does not let callers change its look. Any other is a type error. */
type WithoutLook<Props> =
  Extract<keyof Props, 'className' | 'style'> extends never
    ? FunctionComponent<Props>
    : 'A field takes neither className nor style.';

export type FieldOptions<Value, Props, Title extends string> = {
  /** The component, whose props must not include the look. */
  component: WithoutLook<Props>;
  /** Returns the field with these props and others that it needs. */
  render: (props: TestedProps<Value>) => ReactNode;
  /** Initial value of the field, if a property needs one. */
  first: Sample<Value>;
  /** Value after `enter`, whatever the value was before. */
  second: Sample<Value>;
  /** Enters the second value like a shopper, with mouse and keys. */
  enter: (controls: readonly Control[]) => Promise<void>;
  /** Element with name, description, id and ref: the one native control, or the group of several. @default 'control' */
  frame?: 'control' | 'group';
  /** Names of the tab stops, in order, while the field has its first value. @default ['Feld'] */
  stops?: readonly string[];
  /** The autofill token of each control, in order. */
  autoComplete: readonly string[];
  /**
   * Properties that are not true for this field, each with the reason. The suite still runs them and fails if one is true after
   * all, so that no exception outlives its cause.
   */
  deviates?: Partial<Record<Title, string>>;
  /**
   * Code that the field shares with another one in the suite: the `frame` of that field, and `text` if typed text stays
   * unchanged. The suite runs those properties on the other field, see `shared.ts`. @default nothing
   */
  shares?: readonly Shared[];
};
