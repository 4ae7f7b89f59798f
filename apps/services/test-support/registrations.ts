import { randomUUID } from 'node:crypto';
import {
  type ConsentGrant,
  documentsFor,
  flowDefinitions,
  type PlanOptions,
  type RegistrationRequest,
  siteFor,
  toRegistrationRequest,
} from '@crema/flow-domain';

/** What a shopper types into the German form. */
export function germanFields(email = `anna.${randomUUID()}@example.org`): Record<string, string> {
  return {
    'personalData.salutation': 'MRS',
    'personalData.firstName': 'Anna',
    'personalData.lastName': 'Berger',
    'personalData.birthDate.day': '7',
    'personalData.birthDate.month': '3',
    'personalData.birthDate.year': '1985',
    email,
    password: 'Kaffee und Kuchen 7',
    'consents.newsletter': 'on',
    // The hidden inputs by which a page says which texts it showed.
    'consents.newsletter.version': '1.0',
    'consents.cardTermsAndConditions.version': '1.0',
  };
}

/** What a flow's page sends for these values. */
export function pageRequest(
  flow: RegistrationRequest['flow'],
  site: RegistrationRequest['site'],
  values: Readonly<Record<string, string>>,
  options: PlanOptions = {},
): RegistrationRequest {
  const { planFor, answersOf, complete } = flowDefinitions[flow];
  const plan = planFor(siteFor(site), { ...options, ...answersOf(values) });
  return toRegistrationRequest(
    { plan, site: siteFor(site), documents: documentsFor(site), complete },
    values,
  );
}

/** The request those fields make. */
export function germanRequest(email?: string): RegistrationRequest {
  return pageRequest('standalone', 'DE', germanFields(email));
}

/** A consent to the German newsletter as it stands today, but for `changed`. */
export function newsletterGrant(changed: Partial<ConsentGrant>): ConsentGrant {
  const document = documentsFor('DE').find(({ kind }) => kind === 'newsletter');
  return {
    granted: true,
    documentId: document?.id ?? '',
    documentVersion: document?.version ?? '',
    locale: 'de-DE',
    ...changed,
  };
}
