import { readValue } from '../fields/read-value.ts';
import { isCardLayout } from '../model/card-layout.ts';
import type { FormValues } from '../model/issue.ts';
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

/** Adds the card's selection, the invoice address and the checkout's variant to a request, if the plan shows them. */
export const completeRequest: RequestCompletion = (request, plan, values) => {
  // The name of a Turkish company is part of its address. The name of the person is another field.
  const address = toAddress(plan, 'address', values);
  const withCard = isShown(plan, 'cardSelection.layout');
  const completed = {
    ...request,
    ...(withCard ? { cardMembership: true, cardSelection: cardOf(plan, values) } : {}),
    ...(address ? { address } : {}),
  };
  return plan.flow === 'checkout' ? withVariant(completed, plan, values) : completed;
};
