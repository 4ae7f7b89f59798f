import type { JudgedValues } from '../fields/read-inputs.ts';
import { isCardLayout } from '../model/card-layout.ts';
import type { FormPlan } from '../plan/form-plan.ts';
import type { RegistrationRequest } from './registration.ts';
import { toAddress } from './to-address.ts';
import type { RequestCompletion } from './to-request.ts';

function variantOf({ fields }: FormPlan): RegistrationRequest['variant'] {
  const password = fields.find(({ kind }) => kind === 'password');
  return {
    withAddress: fields.some(({ name }) => name === 'address.countryCode'),
    password: password ? (password.required ? 'required' : 'optional') : 'hidden',
  };
}

/** Adds the variant of the checkout's form to a request. */
export const withVariant: RequestCompletion = (request, plan) => ({ ...request, variant: variantOf(plan) });

function cardOf(values: JudgedValues): RegistrationRequest['cardSelection'] {
  const layout = values.get('cardSelection.layout');
  const phoneNumber = values.get('cardSelection.phoneNumber');
  const address = toAddress('cardSelection.address', values);
  return {
    layout: isCardLayout(layout) ? layout : 'DIGITAL',
    ...(phoneNumber === undefined ? {} : { phoneNumber }),
    ...(address ? { address } : {}),
  };
}

/** Adds the card's selection, the invoice address and the checkout's variant to a request, if the plan shows them. */
export const completeRequest: RequestCompletion = (request, plan, values) => {
  // The name of a Turkish company is part of its address. The name of the person is another field.
  const address = toAddress('address', values);
  const withCard = values.has('cardSelection.layout');
  const completed = {
    ...request,
    ...(withCard ? { cardMembership: true, cardSelection: cardOf(values) } : {}),
    ...(address ? { address } : {}),
  };
  return plan.flow === 'checkout' ? withVariant(completed, plan, values) : completed;
};
