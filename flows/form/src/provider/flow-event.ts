import type { CustomerName, Flow } from '@crema/flow-domain';

/** What a flow reports. The page turns it into navigation and page messages; no value is personal but the name to greet. */
export type FlowEvent =
  | { readonly type: 'refused'; readonly flow: Flow; readonly fields: readonly string[] }
  | { readonly type: 'failed'; readonly flow: Flow }
  | {
      readonly type: 'registered';
      readonly flow: Flow;
      readonly loginId: string;
      readonly person: CustomerName;
    };
