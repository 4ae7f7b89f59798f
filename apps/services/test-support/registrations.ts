import { randomUUID } from 'node:crypto';
import {
  type ConsentGrant,
  documentsFor,
  registrationFromForm,
  type RegistrationRequest,
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

/** The request those fields make. */
export function germanRequest(email?: string): RegistrationRequest {
  return registrationFromForm('standalone', 'DE', germanFields(email));
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
