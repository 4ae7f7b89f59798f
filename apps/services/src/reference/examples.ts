import { type RegistrationRequest } from '@crema/flow-domain';
import { documentsFor } from '@crema/flow-domain/server';

/** Answers to the consents that the German sign-up form shows, for the texts in force. */
function germanConsents(): RegistrationRequest['consents'] {
  const newsletter = documentsFor('DE').find(({ kind }) => kind === 'newsletter');
  if (!newsletter) return {};
  const { id, version, locale, sha256 } = newsletter;
  return {
    newsletter: { granted: true, documentId: id, documentVersion: version, textSha256: sha256, locale },
  };
}

/** A registration that is accepted. */
export const registrationExample = (): RegistrationRequest => ({
  flow: 'standalone',
  site: 'DE',
  locale: 'de-DE',
  personalData: {
    salutation: 'MRS',
    firstName: 'Anna',
    lastName: 'Berger',
    birthDate: { day: 7, month: 3, year: 1985 },
  },
  email: 'anna.berger@example.org',
  password: 'Kaffee und Kuchen 7',
  consents: germanConsents(),
  cardMembership: false,
});

/** An address as it is saved; the customer's own login id goes in place of this one. */
export const addressExample = {
  loginId: '5f0c7a3e-0b57-4d0e-9d33-4a2f6f1d8c11',
  data: {
    address: {
      regular: {
        salutation: 'MRS',
        firstName: 'Anna',
        lastName: 'Berger',
        countryCode: 'DE',
        postalCode: '50667',
        postalTown: 'Köln',
        streetAddress: 'Kaffeestraße 12',
      },
    },
  },
};

/** An address that is being typed. */
export const validationExample = { country: 'DE', zipcode: '5066', city: '', activeField: 'zipcode' };

/** The German sign-up form as a browser without JavaScript posts it. */
export function formExample(): Readonly<Record<string, string>> {
  const shown = documentsFor('DE').filter(({ kind }) =>
    ['newsletter', 'cardTermsAndConditions'].includes(kind),
  );
  return {
    site: 'DE',
    'personalData.salutation': 'MRS',
    'personalData.firstName': 'Anna',
    'personalData.lastName': 'Berger',
    'personalData.birthDate.day': '7',
    'personalData.birthDate.month': '3',
    'personalData.birthDate.year': '1985',
    email: 'anna.berger@example.org',
    password: 'Kaffee und Kuchen 7',
    ...Object.fromEntries(shown.map(({ kind, version }) => [`consents.${kind}.version`, version])),
  };
}
