import type { RegistrationRequest } from '@crema/flow-domain';
import { documentsFor } from '@crema/flow-domain/server';

const anna = {
  site: 'DE',
  personalData: {
    salutation: 'MRS',
    firstName: 'Anna',
    lastName: 'Berger',
    birthDate: { day: 7, month: 3, year: 1985 },
  },
  email: 'anna.berger@example.org',
  password: 'Kaffee und Kuchen 7',
} as const;

/** Answers to the consents that the German sign-up form shows, for the texts in force. */
function germanConsents(): RegistrationRequest['consents'] {
  const newsletter = documentsFor('DE').find(({ kind }) => kind === 'newsletter');
  if (!newsletter) return {};
  const { id, version, locale, sha256 } = newsletter;
  return {
    newsletter: { granted: true, documentId: id, documentVersion: version, textSha256: sha256, locale },
  };
}

/** Creates a registration that the server accepts. */
export const registrationExample = (): RegistrationRequest => ({
  flow: 'standalone',
  ...anna,
  locale: 'de-DE',
  consents: germanConsents(),
  cardMembership: false,
});

/** A report that the server logs. */
export const reportExample = {
  client_version: '5.3.0',
  site: 'de',
  stage: 'production',
  page_path: '/signup',
  lines: [{ level: 'error', text: 'Exception has occurred during Ttruth tracking', at: 1_795_773_600_000 }],
};

/** An address that the server saves. A customer sends their own login id. */
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

/** Returns the values by their dot paths, as the inputs of a form are named. */
function fieldsOf(values: object, path = ''): readonly (readonly [string, string])[] {
  return Object.entries(values).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? fieldsOf(value, `${path}${name}.`)
      : [[path + name, String(value)]],
  );
}

/** Creates the German sign-up form as a browser without JavaScript sends it. */
export function formExample(): Readonly<Record<string, string>> {
  const versions = documentsFor('DE')
    .filter(({ kind }) => ['newsletter', 'cardTermsAndConditions'].includes(kind))
    .map(({ kind, version }) => [`consents.${kind}.version`, version] as const);
  return Object.fromEntries([...fieldsOf(anna), ...versions]);
}

/** An event that the server stores. */
export const eventExample = {
  event_name: 'store_call',
  event_id: '1764201600000k3j9x0q2z',
  client_version: '5.3.0',
  consent: 'C0001,C0003',
  custom_short_term_id: '1764201500000b7c1d2e3f',
  url: 'https://www.crema.example/coffee?utm_campaign=spring',
  hostname: 'www.crema.example',
  page_path: '/coffee',
  device_type: 'desktop',
  screen_breakpoint: '3XL',
  screen_size: '1920x1080',
  user_agent: 'Mozilla/5.0 (X11; Linux x86_64)',
  tcs_source: 'newsletter',
};

/** A receipt of a page whose visitor agreed to statistics. */
export const receiptExample = {
  id: '0f8b3b52-3c7e-4a6e-9a55-2f4c6a0e9d11',
  words: ['ttruth=works', 'registered.ttruth=sent', 'registered.ga4=refused'],
};
