/** What every form says: its controls, its banner, its consents. */
const form = [
  'a11y.errorPrefix',
  'a11y.loading',
  'a11y.registering',
  'action.close',
  'banner.invalidForm',
  'banner.technicalError',
  'consent.detail.',
  'error.CONSENT_',
  'error.generic',
  'field.optional',
  'field.required.',
  'group.',
];

/** Who registers and how they log in. */
const person = [
  'action.forgotPassword',
  'action.login',
  'action.register',
  'consent.fullText.',
  'error.EMAIL_',
  'error.PASSWORD_',
  'error.birthDate',
  'error.companyName',
  'error.email',
  'error.firstName',
  'error.invalidCharacter',
  'error.lastName',
  'error.password',
  'error.salutation',
  'field.birthDate.',
  'field.companyName.',
  'field.contact',
  'field.email.',
  'field.firstName.label',
  'field.lastName.',
  'field.password.',
  'field.salutation.',
  'page.login.',
];

/** Where somebody lives. */
const address = [
  'a11y.suggestion.',
  'account.',
  'action.',
  'address.',
  'error.companyTax',
  'error.country',
  'error.district',
  'error.extra',
  'error.floor',
  'error.housenumber',
  'error.mobile',
  'error.phone',
  'error.postal',
  'error.province',
  'error.street',
  'error.tax',
  'error.unsupported',
  'field.company',
  'field.country.',
  'field.district.',
  'field.extraLine.',
  'field.firstName.locked',
  'field.floor',
  'field.mobilePhone.',
  'field.phoneNumber.',
  'field.postal',
  'field.province.',
  'field.street.',
  'field.tax',
];

const card = ['card.', 'consent.dataProtection.', 'field.card.'];

/**
 * The texts each flow's page ships, by the beginnings of their keys. A page downloads one locale of one flow; what is
 * not listed here is not in its bundle.
 */
export const flowMessages = {
  standalone: [
    ...form,
    ...person,
    'error.consent.cardTerms',
    'error.consent.membership',
    'error.consent.newsletter',
    'field.card.checkbox',
    'field.card.hint',
    'page.registrationPage.intro',
    'page.registrationPage.title',
  ],
  checkout: [...form, ...person, ...address, 'error.consent.', 'page.checkoutRegistrationPage.title'],
  community: [...form, ...person, 'community.', 'error.consent.', 'page.communityRegistrationPage.title'],
  'community-request': [...form, 'community.', 'error.consent.community', 'page.communityRequestPage.title'],
  'loyalty-card': [
    ...form,
    ...person,
    ...address,
    ...card,
    'banner.',
    'error.consent.',
    'page.cardRegistrationPage.title',
  ],
  'invoice-address': [
    ...form,
    ...address,
    'banner.saveAddressError',
    'error.companyName',
    'error.firstName',
    'error.invalidCharacter',
    'error.lastName',
    'error.salutation',
    'field.contact',
    'field.firstName.label',
    'field.lastName.',
    'field.salutation.',
    'page.registrationAddressPage.title',
  ],
  // The page that greets a new customer.
  'address-input': [
    'action.login',
    'address.anonymous.',
    'address.success.',
    'page.registrationAddressPage.title',
  ],
  // The page around the screens and its error pages: rendered on the server, downloaded by nobody.
  frame: ['a11y.errorPrefix', 'errorPage.', 'page.'],
} as const satisfies Record<string, readonly string[]>;

/** Names of the bundles. */
export type MessageBundle = keyof typeof flowMessages;
