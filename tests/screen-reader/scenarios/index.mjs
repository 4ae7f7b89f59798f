import { addresses } from './address.mjs';
import { others } from './others.mjs';
import { signup } from './signup.mjs';

/** @type {readonly import('../scenario.mjs').Scenario[]} */
export const scenarios = [...signup, ...addresses, ...others];
