import type { CustomerName, Flow } from '@crema/flow-domain';

/** How much trouble a field was. A radio group and the parts of a date are one field. */
export interface FieldEffort {
  /** The field's name in the plan. */
  readonly field: string;
  /** How often the shopper came back to it after having left it. */
  readonly returns: number;
  /** How often it was left with another answer than the one it had been left with before. */
  readonly corrections: number;
}

/** The life of a form on its page. Every event but `viewed` follows from something the shopper did. */
export type FormEvent =
  /** The form is there and hears its fields. */
  | { readonly type: 'viewed' }
  /** The first answer was given, or one from before a reload was still there when the form was entered. */
  | { readonly type: 'started' }
  /** A field is shown in error: `error` is the key of its message. Told again only for another error, or after it was right. */
  | { readonly type: 'fieldError'; readonly field: string; readonly error: string }
  | { readonly type: 'consentChanged'; readonly consent: string; readonly given: boolean }
  /** A submit was tried; what came of it follows. `effort` is that of all fields so far, of those that were any trouble. */
  | { readonly type: 'submitted'; readonly effort: readonly FieldEffort[] }
  | {
      readonly type: 'abandoned';
      /** Whether it may be finished yet: its page is hidden, or kept by the browser. Told once, until it is withdrawn. */
      readonly provisional: boolean;
      /** The field that had the focus last. */
      readonly field: string | undefined;
      readonly effort: readonly FieldEffort[];
    }
  /** A form that was told as abandoned has succeeded. */
  | { readonly type: 'abandonmentWithdrawn' }
  /** A submit was held back, or refused by the server. */
  | { readonly type: 'refused'; readonly fields: readonly string[] }
  | { readonly type: 'failed'; readonly problem: string };

type Outcome =
  | {
      readonly type: 'registered';
      readonly loginId: string;
      /** Whether there is an account now, whose owner is logged in; a guest has none. */
      readonly hasAccount: boolean;
      readonly person: CustomerName;
      /** Whether an address was given that a page of the server's knows from now on. */
      readonly hasAddress: boolean;
      /** Whether the newsletter was agreed to; `undefined` where it was not asked for. */
      readonly newsletter: boolean | undefined;
    }
  /** The invoice address was saved, or the question for it passed over. */
  | { readonly type: 'addressSaved'; readonly uuid: string }
  | { readonly type: 'addressSkipped' }
  /** A company was told that the loyalty card is for private persons; it did nothing to hear it. */
  | { readonly type: 'cardNoticeShown' };

/**
 * What a flow reports. The page turns it into navigation and page messages. Fields are told by their names and errors by
 * their keys, never by what was entered; no value is personal but the name to greet.
 */
export type FlowEvent = { readonly flow: Flow } & (FormEvent | Outcome);
