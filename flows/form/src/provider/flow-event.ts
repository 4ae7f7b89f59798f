import type { CustomerName, Flow } from '@crema/flow-domain';

/** What a flow reports. The page turns it into navigation and page messages; no value is personal but the name to greet. */
export type FlowEvent =
  | { readonly type: 'refused'; readonly flow: Flow; readonly fields: readonly string[] }
  | { readonly type: 'failed'; readonly flow: Flow; readonly problem: string }
  | {
      readonly type: 'registered';
      readonly flow: Flow;
      readonly loginId: string;
      /** Whether there is an account now, whose owner is logged in; a guest has none. */
      readonly hasAccount: boolean;
      readonly person: CustomerName;
      /** Whether an address was given that a page of the server's knows from now on. */
      readonly hasAddress: boolean;
    }
  /** The invoice address was saved, or the question for it passed over. */
  | { readonly type: 'addressSaved'; readonly flow: Flow; readonly uuid: string }
  | { readonly type: 'addressSkipped'; readonly flow: Flow }
  /** A company was told that the loyalty card is for private persons; it did nothing to hear it. */
  | { readonly type: 'cardNoticeShown'; readonly flow: Flow };
