import { addressCalls } from './address-calls.ts';
import { buttonCalls } from './button-calls.ts';
import { customerCalls } from './customer-calls.ts';
import type { DescribedCall } from './described-call.ts';
import { formCalls, registrationCalls } from './registration-calls.ts';
import { sessionCalls } from './session-calls.ts';

export type { DescribedCall, Group, Parameter } from './described-call.ts';

/** Every call, as the document tells it. */
export const describedCalls: readonly DescribedCall[] = [
  ...sessionCalls,
  ...registrationCalls,
  ...customerCalls,
  ...addressCalls,
  ...formCalls,
  ...buttonCalls,
];
