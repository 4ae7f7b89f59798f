import type { ConsentDocument } from '../documents/document.ts';
import type { FormValues } from '../model/issue.ts';
import { isSalutation } from '../model/salutation.ts';
import type { FieldPlan } from '../plan/field-plan.ts';
import type { Site } from '../sites/site.ts';
import type { SiteKey } from '../sites/index.ts';
import type { ConsentGrant, RegistrationRequest } from './registration.ts';

type PersonalData = NonNullable<RegistrationRequest['personalData']>;

// What is not a number stays away from the request as an impossible part, so that the rules still find it.
const datePart = (text = '') =>
  text.trim() === '' ? undefined : /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0;

function birthDateOf(values: FormValues): NonNullable<PersonalData['birthDate']> {
  const parts: NonNullable<PersonalData['birthDate']> = {};
  for (const key of ['day', 'month', 'year'] as const) {
    const value = datePart(values[`personalData.birthDate.${key}`]);
    if (value !== undefined) parts[key] = value;
  }
  return parts;
}

function grantsOf(
  plan: FieldPlan,
  documents: readonly ConsentDocument[],
  locale: string,
  values: FormValues,
): RegistrationRequest['consents'] {
  const grants: Record<string, ConsentGrant> = {};
  for (const { kind, name } of plan.consents) {
    const document = documents.find((each) => each.kind === kind);
    if (!document) continue;
    const granted = values[name] === 'on';
    grants[kind] = {
      granted,
      documentId: document.id,
      documentVersion: document.version,
      textSha256: document.sha256,
      locale,
    };
  }
  return grants;
}

/**
 * The request that a form's values make: only what the plan shows is sent, texts trimmed, the password as it was typed,
 * and every consent that was shown, granted or not, with the document that was read.
 */
export function toRegistrationRequest(
  plan: FieldPlan,
  site: Site<SiteKey>,
  documents: readonly ConsentDocument[],
  values: FormValues,
): RegistrationRequest {
  const personal: PersonalData = {};
  const request: RegistrationRequest = {
    flow: plan.flow,
    site: site.key,
    locale: site.locale,
    personalData: personal,
    email: '',
    consents: grantsOf(plan, documents, site.locale, values),
  };
  for (const field of plan.fields) {
    const value = values[field.name] ?? '';
    if (field.kind === 'salutation' && isSalutation(value)) personal.salutation = value;
    else if (field.kind === 'name') personal[field.of] = value.trim();
    else if (field.kind === 'birthDate') personal.birthDate = birthDateOf(values);
    else if (field.kind === 'email') request.email = value.trim();
    else if (field.kind === 'password') request.password = value;
    else if (field.kind === 'cardMembership') request.cardMembership = value === 'on';
  }
  if (request.cardMembership) request.cardSelection = { layout: 'DIGITAL' };
  return request;
}
