import type { FormDocument } from '../documents/document.ts';
import type { FormValues } from '../model/issue.ts';
import type { FormPlan } from '../plan/form-plan.ts';
import { readText } from '../plan/read-text.ts';
import { isBlank } from '../rules/required.ts';
import type { SiteKey } from '../sites/index.ts';
import type { Site } from '../sites/site.ts';
import { toBirthDate } from './birth-date.ts';
import type { RegistrationRequest } from './registration.ts';
import { toGrants } from './to-grants.ts';

/** Adds to a request what a flow holds beside the person, the account and the consents. */
export type RequestCompletion = (
  request: RegistrationRequest,
  plan: FormPlan,
  values: FormValues,
) => RegistrationRequest;

/** What a request is made with beside the form's values. */
interface RequestSetting {
  readonly plan: FormPlan;
  readonly site: Site<SiteKey>;
  /** The documents that were shown. */
  readonly documents: readonly FormDocument[];
  readonly complete?: RequestCompletion | undefined;
}

function registrationFlow({ flow }: FormPlan): RegistrationRequest['flow'] {
  if (flow === 'invoice-address') throw new TypeError('An invoice address is saved, not registered.');
  return flow;
}

/**
 * The request that a form's values make: only what the plan shows is sent, each value as its rule reads it, and every
 * consent that was shown, granted or not, with the document that was read.
 */
export function toRegistrationRequest(
  { plan, site, documents, complete }: RequestSetting,
  values: FormValues,
): RegistrationRequest {
  const personal: RegistrationRequest['personalData'] = {};
  const request: RegistrationRequest = {
    flow: registrationFlow(plan),
    site: site.key,
    locale: site.locale,
    personalData: personal,
    email: '',
    consents: toGrants(plan, documents, site.locale, values),
  };
  for (const field of plan.fields) {
    const value = readText(field, field.name, values);
    if (field.kind === 'salutation') personal.salutation = field.options.find((each) => each === value);
    else if (field.kind === 'name' && field.name.startsWith('personalData.')) personal[field.of] = value;
    else if (field.kind === 'birthDate') personal.birthDate = toBirthDate(field, values);
    else if (field.kind === 'email') request.email = value;
    else if (field.kind === 'password' && !isBlank(value)) request.password = value;
    else if (field.kind === 'cardMembership') request.cardMembership = value === 'on';
  }
  if (plan.subscription) request.subscription = plan.subscription;
  if (request.cardMembership) request.cardSelection = { layout: 'DIGITAL' };
  return complete ? complete(request, plan, values) : request;
}
