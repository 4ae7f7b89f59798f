import { accountFaults } from './account-faults.ts';
import { addressFaults } from './address-faults.ts';
import { cardFaults } from './card-faults.ts';
import type { Fault } from './fault.ts';
import { personFaults } from './person-faults.ts';
import { placeFaults } from './place-faults.ts';
import { turkishFaults } from './turkish-faults.ts';

/** All faults. */
export const faults: readonly Fault[] = [
  ...personFaults,
  ...accountFaults,
  ...cardFaults,
  ...placeFaults,
  ...addressFaults,
  ...turkishFaults,
];
