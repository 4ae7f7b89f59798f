import type { FormPlan } from '../plan/form-plan.ts';
import type { RegistrationRequest } from './registration.ts';
import type { RequestCompletion } from './to-request.ts';

function variantOf({ fields }: FormPlan): RegistrationRequest['variant'] {
  const password = fields.find(({ kind }) => kind === 'password');
  return {
    withAddress: fields.some(({ name }) => name === 'address.countryCode'),
    password: password ? (password.required ? 'required' : 'optional') : 'hidden',
  };
}

/** Says in a request which of the checkout's forms was filled in. */
export const withVariant: RequestCompletion = (request, plan) => ({ ...request, variant: variantOf(plan) });
