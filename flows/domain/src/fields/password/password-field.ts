import type { Flow } from '../../plan/form-plan.ts';
import type { PlanContext } from '../../plan/plan-context.ts';
import type { Bounds } from '../../rules/bounds.ts';
import type { PasswordField } from '../planned-field.ts';

/** The bounds of Registration §9. */
export const passwordBounds = { min: 8, max: 64 } as const satisfies Bounds;

/**
 * Returns whether a form asks for a password, and whether it is required. Only the checkout can do without one (Registration §2).
 * A subscription needs one, because its owner must be able to change and end it.
 */
function passwordMode(flow: Flow, context: PlanContext): 'required' | 'optional' | 'hidden' {
  if (flow !== 'checkout' || context.passwordRequired || context.subscription) return 'required';
  return context.hidePassword ? 'hidden' : 'optional';
}

/** True if the form creates an account with a password, false if it takes a guest's order. */
export function createsAccount(flow: Flow, context: PlanContext): boolean {
  const mode = passwordMode(flow, context);
  return mode === 'required' || (mode === 'optional' && context.passwordGiven === true);
}

function labelOf(flow: Flow, { subscription }: PlanContext): PasswordField['label'] {
  if (subscription) return 'field.password.labelCoffeeSubscription';
  return `field.password.label${flow === 'loyalty-card' ? 'Card' : ''}`;
}

/** Returns the password of a form, if the form asks for one. */
export function passwordFields(flow: Flow, context: PlanContext): readonly PasswordField[] {
  const mode = passwordMode(flow, context);
  if (mode === 'hidden') return [];
  return [
    {
      kind: 'password',
      name: 'password',
      required: mode === 'required',
      bounds: passwordBounds,
      label: labelOf(flow, context),
      requiredKey: context.subscription ? 'passwordIsRequiredCS' : 'passwordIsRequired',
    },
  ];
}

/** From weak (0) over ok and strong to very strong (3). */
export type PasswordStrength = 0 | 1 | 2 | 3;

/**
 * Returns how many of lower case, upper case and digits occur. 0 below the minimum length (Registration §4).
 * @example passwordStrength('kaffee12') // 2
 */
export function passwordStrength(value: string): PasswordStrength {
  if (value.length < passwordBounds.min) return 0;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u].filter((kind) => kind.test(value)).length;
  return kinds === 3 ? 3 : kinds === 2 ? 2 : kinds === 1 ? 1 : 0;
}
