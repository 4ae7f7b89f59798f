import type { FormPlan } from '../plan/form-plan.ts';
import type { RegistrationRequest } from './registration.ts';
import type { RequestCompletion } from './to-request.ts';
import { isCardLayout } from '../model/card-layout.ts';
import type { FormValues } from '../model/issue.ts';
import { readValue } from '../fields/read-value.ts';
import { toAddress } from './to-address.ts';

function variantOf({ fields }: FormPlan): RegistrationRequest['variant'] {
  const password = fields.find(({ kind }) => kind === 'password');
  return {
    withAddress: fields.some(({ name }) => name === 'address.countryCode'),
    password: password ? (password.required ? 'required' : 'optional') : 'hidden',
  };
}

/** Says in a request which of the checkout's forms was filled in. */
export const withVariant: RequestCompletion = (request, plan) => ({ ...request, variant: variantOf(plan) });

const isShown = (plan: FormPlan, name: string) => plan.fields.some((field) => field.name === name);

function cardOf(plan: FormPlan, values: FormValues): RegistrationRequest['cardSelection'] {
  const layout = values['cardSelection.layout'];
  const phone = plan.fields.find(({ name }) => name === 'cardSelection.phoneNumber');
  const address = toAddress(plan, 'cardSelection.address', values);
  return {
    layout: isCardLayout(layout) ? layout : 'DIGITAL',
    ...(phone ? { phoneNumber: readValue(phone, phone.name, values) } : {}),
    ...(address ? { address } : {}),
  };
}

/** Adds the card's selection, the invoice address and the checkout's variant to a request, where the plan shows them. */
export const completeRequest: RequestCompletion = (request, plan, values) => {
  // A Turkish company's name stands in its address; the person's is another field.
  const address = toAddress(plan, 'address', values);
  const withCard = isShown(plan, 'cardSelection.layout');
  const completed = {
    ...request,
    ...(withCard ? { cardMembership: true, cardSelection: cardOf(plan, values) } : {}),
    ...(address ? { address } : {}),
  };
  return plan.flow === 'checkout' ? withVariant(completed, plan, values) : completed;
};
