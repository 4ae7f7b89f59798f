import type { CustomerName, Flow } from '@crema/flow-domain';

/** The effort of one field. A radio group and the parts of a date are one field. */
export interface FieldEffort {
  /** The field's name in the plan. */
  readonly field: string;
  /** The number of times that the shopper returned to the field. */
  readonly returns: number;
  /** The number of times that the field lost the focus with another answer than the time before. */
  readonly corrections: number;
}

/** The life of a form on its page. Every event but `viewed` follows from something the shopper did. */
export type FormEvent =
  /** The form is rendered and listens to its fields. */
  | { readonly type: 'viewed' }
  /** The shopper gave the first answer, or entered a form with an answer from before a reload. */
  | { readonly type: 'started' }
  /**
   * A field is shown in error. `error` is the key of its message. Sent again only for another error, or after the field was
   * right.
   */
  | { readonly type: 'fieldError'; readonly field: string; readonly error: string }
  | { readonly type: 'consentChanged'; readonly consent: string; readonly given: boolean }
  /** The shopper tried a submit. Its result follows. `effort` lists the fields with returns or corrections. */
  | { readonly type: 'submitted'; readonly effort: readonly FieldEffort[] }
  | {
      readonly type: 'abandoned';
      /**
       * True if the shopper may still finish it, because its page is hidden or kept by the browser. Sent once, until it is
       * withdrawn.
       */
      readonly provisional: boolean;
      /** The field that had the focus last. */
      readonly field: string | undefined;
      readonly effort: readonly FieldEffort[];
    }
  /** A form that was reported as abandoned has succeeded. */
  | { readonly type: 'abandonmentWithdrawn' }
  /** The rules or the server refused a submit. */
  | { readonly type: 'refused'; readonly fields: readonly string[] }
  | { readonly type: 'failed'; readonly problem: string };

type Outcome =
  | {
      readonly type: 'registered';
      readonly loginId: string;
      /** True if there is an account now, whose owner is logged in. A guest has none. */
      readonly hasAccount: boolean;
      readonly person: CustomerName;
      /** True if the shopper gave an address that the server can show from now on. */
      readonly hasAddress: boolean;
      /** True if the shopper agreed to the newsletter. `undefined` if the form did not ask. */
      readonly newsletter: boolean | undefined;
    }
  /** The invoice address was saved, or the shopper skipped it. */
  | { readonly type: 'addressSaved'; readonly uuid: string }
  | { readonly type: 'addressSkipped' }
  /** A company saw that the loyalty card is for private persons. It did nothing for that. */
  | { readonly type: 'cardNoticeShown' };

/**
 * An event of a flow. The page turns it into navigation and page messages. Fields have their names and errors their keys, never
 * an entered value. The only personal value is the name for a greeting.
 */
export type FlowEvent = { readonly flow: Flow } & (FormEvent | Outcome);
