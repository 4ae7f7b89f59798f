import type { CommerceEvent, ecommerce } from './ecommerce.ts';
import type { item } from './item.ts';
import type { Schema } from './kind.ts';
import type { SubscriptionInfo, SubscriptionInfoInput } from './subscription-info.ts';

/** An A/B test that the visitor takes part in. */
export interface AbTest {
  readonly name: string;
  readonly group: string;
}

/** The values of fields after reading, by kind. */
export interface Values {
  /** Text, unchanged. A number or a boolean becomes its text. */
  readonly text: string;
  /** Text, trimmed and in lower case. */
  readonly lower: string;
  /** A number. Any other value becomes 0 (Tracking §5). */
  readonly number: number;
  /** A number of pieces. 0 becomes 1 (Tracking §3). */
  readonly quantity: number;
  /** A boolean, or the text `true` or `false`. */
  readonly flag: boolean;
  /** A list, joined with a pipe. */
  readonly pipe: string;
  /** Names of channels in lower case, from a list or a text with commas. */
  readonly names: readonly string[];
  /** The A/B tests of the page with the visitor's groups: `hero:b|price:a`. */
  readonly tests: string;
  /** The parts of a subscription. */
  readonly subscription: SubscriptionInfo;
  /** The name of an e-commerce event in lower case. */
  readonly commerce: CommerceEvent;
  /** The items, and the values of the order. */
  readonly ecommerce: Ecommerce;
  /** Items. An item without a quantity is one piece. */
  readonly items: readonly Item[];
}

/** The values that a page may write into a field, by kind. */
export interface Inputs {
  readonly text: string | number | boolean;
  readonly lower: string;
  readonly number: number | string;
  readonly quantity: number | string;
  readonly flag: boolean | 'true' | 'false';
  readonly pipe: string | number | readonly (string | number)[];
  readonly names: string | readonly string[];
  readonly tests: readonly AbTest[];
  readonly subscription: SubscriptionInfoInput;
  readonly commerce: CommerceEvent;
  readonly ecommerce: Input<typeof ecommerce>;
  readonly items: readonly ItemInput[];
}

/** The data of a message after reading. A missing or unreadable field is absent. */
export type Data<S extends Schema> = { readonly [Field in keyof S]?: Values[S[Field]] };

/** The data that a page may send for a schema. */
export type Input<S extends Schema> = { readonly [Field in keyof S]?: Inputs[S[Field]] | undefined };

/** The fields that a message requires. */
export type Needed<Message, Field extends keyof Message> = {
  readonly [Name in Field]-?: Exclude<Message[Name], undefined>;
};

/** The `ecommerce` object of an e-commerce event after reading. */
export type Ecommerce = Data<typeof ecommerce>;

/** An item after reading. It always has a quantity. */
export type Item = Data<typeof item>;

/** An item as a page sends it. */
export type ItemInput = Input<typeof item>;
