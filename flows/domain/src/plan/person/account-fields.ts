import { emailBounds, passwordBounds } from '../../rules/limits.ts';
import type { Flow } from '../form-plan.ts';
import type { PlanContext } from '../plan-context.ts';
import type { PasswordField, PlannedField } from '../planned-field.ts';

/**
 * Whether a form asks for a password, and whether it must be given. Only the checkout can do without (Registration §2), but
 * not for a subscription, which its owner must be able to change and end.
 */
function passwordMode(flow: Flow, context: PlanContext): 'required' | 'optional' | 'hidden' {
  if (flow !== 'checkout' || context.passwordRequired || context.subscription) return 'required';
  return context.hidePassword ? 'hidden' : 'optional';
}

/** Whether the form creates an account with a password, and not a guest's order. */
export function createsAccount(flow: Flow, context: PlanContext): boolean {
  const mode = passwordMode(flow, context);
  return mode === 'required' || (mode === 'optional' && context.passwordGiven === true);
}

function labelOf(flow: Flow, { subscription }: PlanContext): PasswordField['label'] {
  if (subscription) return 'field.password.labelCoffeeSubscription';
  return `field.password.label${flow === 'loyalty-card' ? 'Card' : ''}`;
}

/** How one logs in: e-mail address and, unless it is hidden, password. */
export function accountFields(flow: Flow, context: PlanContext): readonly PlannedField[] {
  const mode = passwordMode(flow, context);
  const email: PlannedField = {
    kind: 'email',
    name: 'email',
    required: true,
    bounds: emailBounds,
  };
  if (mode === 'hidden') return [email];
  const password: PasswordField = {
    kind: 'password',
    name: 'password',
    required: mode === 'required',
    bounds: passwordBounds,
    label: labelOf(flow, context),
    requiredKey: context.subscription ? 'passwordIsRequiredCS' : 'passwordIsRequired',
  };
  return [email, password];
}
