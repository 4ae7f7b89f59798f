import type { FormDocument } from '../documents/document.ts';
import { type BirthDateField, personTexts } from '../fields/planned-field.ts';
import type { JudgedValues } from '../fields/read-inputs.ts';
import type { FormPlan } from '../plan/form-plan.ts';
import { isBlank } from '../rules/is-blank.ts';
import type { SiteKey } from '../sites/index.ts';
import type { Site } from '../sites/site.ts';
import type { ConsentGrant, RegistrationRequest } from './registration.ts';

type BirthDate = NonNullable<RegistrationRequest['personalData']['birthDate']>;

// A text that is no number is sent as an impossible part, so that the rules still find it.
const datePart = (part: string, digits: number) => {
  if (part === '') return undefined;
  return part.length <= digits && /^\d+$/.test(part) ? Number(part) : 0;
};

/** Returns a birth date as a request has it. An empty part is absent. */
function toBirthDate({ name }: BirthDateField, values: JudgedValues): BirthDate {
  const parts: BirthDate = {};
  for (const key of ['day', 'month', 'year'] as const) {
    const value = datePart(values.get(`${name}.${key}`) ?? '', key === 'year' ? 4 : 2);
    if (value !== undefined) parts[key] = value;
  }
  return parts;
}

/** Returns every consent that was shown, granted or not, with its document. */
function toGrants(
  plan: FormPlan,
  documents: readonly FormDocument[],
  locale: string,
  values: JudgedValues,
): RegistrationRequest['consents'] {
  const grants: Record<string, ConsentGrant> = {};
  for (const { kind, name } of plan.consents) {
    const document = documents.find((each) => each.kind === kind);
    if (!document) continue;
    grants[kind] = {
      granted: values.get(name) === 'on',
      documentId: document.id,
      documentVersion: document.version,
      textSha256: document.sha256,
      locale,
    };
  }
  return grants;
}

/** Adds the data of a flow to a request that has the person, the account and the consents. */
export type RequestCompletion = (
  request: RegistrationRequest,
  plan: FormPlan,
  values: JudgedValues,
) => RegistrationRequest;

/** The data of a request beside the judged values. */
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
 * Returns the request of a form's judged values. It has only the fields that the plan shows, and every consent that was shown,
 * granted or not, with its document.
 */
export function toRegistrationRequest(
  { plan, site, documents, complete }: RequestSetting,
  values: JudgedValues,
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
    const value = values.get(field.name) ?? '';
    const text = personTexts.find((each) => field.name === `personalData.${each}`);
    if (text) personal[text] = value;
    if (field.kind === 'salutation') personal.salutation = field.options.find((each) => each === value);
    else if (field.kind === 'birthDate') personal.birthDate = toBirthDate(field, values);
    else if (field.kind === 'email') request.email = value;
    else if (field.kind === 'password' && !isBlank(value)) request.password = value;
    else if (field.kind === 'cardMembership') request.cardMembership = value === 'on';
  }
  if (plan.subscription) request.subscription = plan.subscription;
  if (request.cardMembership) request.cardSelection = { layout: 'DIGITAL' };
  return complete ? complete(request, plan, values) : request;
}
