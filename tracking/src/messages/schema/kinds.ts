import type { CommerceEvent } from './commerce-events.ts';
import type { ecommerce } from './ecommerce.ts';
import type { item } from './item.ts';
import type { Schema } from './kind.ts';
import type { SubscriptionInfo, SubscriptionInfoInput } from './subscription-info.ts';

/** One A/B test the visitor takes part in. */
export interface AbTest {
  readonly name: string;
  readonly group: string;
}

/** What a field is after reading, by its kind. */
export interface Values {
  /** Text as it came; a number or a truth value becomes its text. */
  readonly text: string;
  /** Text that is compared without case: trimmed and lower-cased. */
  readonly lower: string;
  /** A number; what is not a number becomes 0 (Tracking §5). */
  readonly number: number;
  /** A number of pieces: as a number, and 0 becomes 1 (Tracking §3). */
  readonly quantity: number;
  /** A truth value, or the text `true` or `false`. */
  readonly flag: boolean;
  /** A list, joined with a pipe. */
  readonly pipe: string;
  /** Names of channels, lower-cased; a list or a text separated by commas. */
  readonly names: readonly string[];
  /** The A/B tests of the page, each with the visitor's group: `hero:b|price:a`. */
  readonly tests: string;
  /** The parts of a subscription. */
  readonly subscription: SubscriptionInfo;
  /** The name of an e-commerce event, lower-cased. */
  readonly commerce: CommerceEvent;
  /** What is bought, and for how much. */
  readonly ecommerce: Ecommerce;
  /** Items; an item without a quantity is one piece. */
  readonly items: readonly Item[];
}

/** What a page may write into a field, by its kind. */
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

/** What a message holds after reading. A field that was missing or unreadable is absent. */
export type Data<S extends Schema> = { readonly [Field in keyof S]?: Values[S[Field]] };

/** What a page may send as a message of this schema. */
export type Input<S extends Schema> = { readonly [Field in keyof S]?: Inputs[S[Field]] | undefined };

/** The field without which such a message says nothing. */
export type Needed<Message, Field extends keyof Message> = {
  readonly [Name in Field]-?: Exclude<Message[Name], undefined>;
};

/** The `ecommerce` object of an e-commerce event after reading. */
export type Ecommerce = Data<typeof ecommerce>;

/** An item after reading; its quantity is always there. */
export type Item = Data<typeof item>;

/** An item as a page sends it. */
export type ItemInput = Input<typeof item>;
