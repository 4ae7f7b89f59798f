import type { FunctionComponent, ReactNode } from 'react';
import type { Necessity } from '../../src/field/field-props.ts';

/** Name and value of each entry of a form, in the order they are sent. */
export type Posted = readonly (readonly [name: string, value: string])[];

/** A value of the field, and what a form with it sends. */
export type Sample<Value> = { value: Value; posts: Posted };

/** An input, select or textarea. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a property gives to the field. Every field gets `name: 'x'` and `label: 'Feld'`. */
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

/** What a field may have of the same code as another one, see `shared.ts`. */
export type Shared = 'frame' | 'text';

/** A component that leaves no way to change its look from outside; any other is an error of types. */
type WithoutLook<Props> =
  Extract<keyof Props, 'className' | 'style'> extends never
    ? FunctionComponent<Props>
    : 'A field takes neither className nor style.';

export type FieldOptions<Value, Props, Title extends string> = {
  /** The component, whose props must not let the look in. */
  component: WithoutLook<Props>;
  /** The field with these props and whatever else it needs. */
  render: (props: TestedProps<Value>) => ReactNode;
  /** What the field starts with where a property wants it filled. */
  first: Sample<Value>;
  /** What `enter` leads to, whatever was there before. */
  second: Sample<Value>;
  /** Enters the second value as a shopper does, with mouse and keys. */
  enter: (controls: readonly Control[]) => Promise<void>;
  /**
   * Who carries name, description, id and ref: the one native control, or the group of several.
   * @default 'control'
   */
  frame?: 'control' | 'group';
  /** Names of where Tab stops, in order, while the field holds its first value. @default ['Feld'] */
  stops?: readonly string[];
  /** The autofill token of each control, in order. */
  autoComplete: readonly string[];
  /**
   * Properties that do not hold for this field, each with the reason. The suite still tries them and fails when one holds
   * after all, so that no excuse outlives its cause.
   */
  deviates?: Partial<Record<Title, string>>;
  /**
   * What the field has of the same code as another one in the suite: the `frame` of that field, and `text` if what is typed
   * stays as it is. It is tried there, see `shared.ts`. @default nothing
   */
  shares?: readonly Shared[];
};
