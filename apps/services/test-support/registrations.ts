import { randomUUID } from 'node:crypto';
import {
  type ConsentGrant,
  consentVersionField,
  flowDefinitions,
  type PlanOptions,
  readInputs,
  readValue,
  type RegistrationRequest,
  siteFor,
  type SiteKey,
  toRegistrationRequest,
} from '@crema/flow-domain';
import { documentsFor } from '@crema/flow-domain/server';

/** Returns the hidden inputs by which a page of a site names the texts that it showed. */
export const shownVersions = (site: SiteKey): Record<string, string> =>
  Object.fromEntries(
    documentsFor(site).map(({ kind, version }) => [consentVersionField(`consents.${kind}`), version]),
  );

const {
  'consents.newsletter.version': newsletter = '',
  'consents.cardTermsAndConditions.version': card = '',
} = shownVersions('DE');

/** Returns the values that a shopper types into the German form. */
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
    'consents.newsletter.version': newsletter,
    'consents.cardTermsAndConditions.version': card,
  };
}

/** Returns the request that a flow's page sends for these values. */
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
    readInputs(plan, values, readValue),
  );
}

/** Returns the request of those fields. */
export function germanRequest(email?: string): RegistrationRequest {
  return pageRequest('standalone', 'DE', germanFields(email));
}

/** Returns a consent to today's German newsletter, with the values of `changed` in place. */
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
