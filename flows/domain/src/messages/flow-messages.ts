import { addressTable } from '../fields/address-rules.ts';
import { personTable } from '../fields/person-rules.ts';
import { fieldMessages } from './field-messages.ts';

/** The texts of every form: its controls, its banner, its data protection notice. */
const form = [
  'a11y.errorPrefix',
  'a11y.loading',
  'a11y.popup.',
  'banner.draft',
  'banner.invalid',
  'banner.technicalError',
  'consent.dataProtection.',
  'error.generic',
  'field.optional',
  'field.required.',
];

/** The texts of every registration: its groups, its consents, and why it failed. */
const registration = [
  ...form,
  'action.continue',
  'action.login',
  'banner.alreadyLoggedIn',
  'banner.alreadySent',
  'banner.inProgress',
  'banner.notLoggedIn',
  'banner.offline',
  'banner.rateLimited',
  'banner.sessionExpired',
  'banner.unavailable',
  'consent.detail.',
  'error.CARD_',
  'error.CHALLENGE_',
  'error.COMMUNITY_',
  'error.CONSENT_',
  'group.account',
  'group.consents',
  'group.person',
];

/** The texts of the person who registers, and of the login. */
const person = [
  ...registration,
  'action.forgotPassword',
  'error.EMAIL_',
  'error.PASSWORD_',
  'error.invalidCharacter',
  ...fieldMessages(Object.keys(personTable)),
];

/** The texts of a page with a form for a new customer, who becomes a member on the Turkish site. */
const newCustomer = [...person, 'consent.fullText.membership', 'error.consent.membership', 'page.login.'];

/** The texts of every page of a customer's account. */
const account = [
  'a11y.errorPrefix',
  'a11y.loading',
  'action.login',
  'banner.rateLimited',
  'error.emailIsInvalid',
  'error.emailIsRequired',
  'error.genericField',
  'field.email.label',
  'field.password.hide',
  'field.password.show',
  'field.required.footnote',
];

/** The texts of a field for a new password. */
const newPassword = [
  'error.PASSWORD_',
  'error.passwordIsRequired',
  'error.passwordM',
  'field.password.hint',
  'field.password.strength.',
];

/** The fields of an address. */
const address = [
  'a11y.fieldsChanged',
  'a11y.textarea',
  'address.company.',
  'address.mismatch.',
  'address.suggestions.',
  'country.',
  'error.unsupported',
  'field.company',
  ...fieldMessages(Object.keys(addressTable)),
];

/** The receiver of an invoice, and the forms of its address. */
const invoice = [
  ...address,
  'a11y.errorSummary.',
  'account.',
  'action.cancel',
  'action.close',
  'action.changeAddress',
  'action.customerService',
  'action.login',
  'action.save',
  'action.skip',
  'address.checkout.',
  'address.flyout.',
  'address.question',
  'address.saved',
  'address.saving',
  'address.success.',
  'address.unavailable',
  'banner.inProgress',
  'banner.notLoggedIn',
  'banner.offline',
  'banner.rateLimited',
  'banner.saveAddressError',
  'banner.unsaved',
  'banner.sessionExpired',
  'error.companyName',
  'error.firstName',
  'error.invalidCharacter',
  'error.lastName',
  'error.salutation',
  'field.contact',
  'field.firstName.',
  'field.lastName.',
  'field.salutation.',
];

/** The kind of loyalty card, and the address of a plastic one. */
const cardChoice = [
  ...address,
  'action.retry',
  'banner.missingInvoiceAddress',
  'card.DIGITAL.',
  'card.PLASTIC.',
  'card.address.',
  'field.card.layout.',
];

/** The page of the card, without the fields of an address. */
const card = [
  'a11y.registering',
  'account.email',
  'account.name',
  'action.addAddress',
  'action.changeAddress',
  'action.close',
  'action.customerService',
  'action.retry',
  'address.saved',
  'address.unavailable',
  'banner.missingInvoiceAddress',
  'action.back',
  'action.coffeeService',
  'card.',
  'error.phoneNumber',
  'field.card.layout.',
  'field.card.phone.',
  'field.phoneNumber.',
];

/** The form in the checkout, without the fields of an address. */
const checkout = [
  ...newCustomer,
  'consent.fullText.guestOrder',
  'error.consent.guest',
  'error.optionalPasswordAgain',
  'field.password.offer',
  'group.contact',
  'page.checkoutRegistrationPage.intro',
  'page.checkoutRegistrationPage.title',
];

/** The conditions of the community, for a new customer and a known one. */
const community = [
  'action.close',
  'community.intro',
  'consent.fullText.communityTerms',
  'error.consent.community',
];

/**
 * The texts of each flow's page, by the beginnings of their keys. A page downloads one locale of one flow. A text that is not
 * listed here is not in the page's bundle.
 */
export const flowMessages = {
  standalone: [
    ...newCustomer,
    'a11y.registering',
    'action.register',
    'consent.fullText.cardTerms',
    'error.consent.cardTerms',
    'error.consent.newsletter',
    'field.card.checkbox',
    'field.card.hint',
    'page.registrationPage.intro',
    'page.registrationPage.title',
  ],
  checkout,
  'checkout-with-address': [...checkout, ...address, 'account.invoiceAddress.'],
  // Fetched when the card is ticked.
  'card-choice': cardChoice,
  // Fetched when a new customer chooses a plastic card, or a known customer changes the address.
  'card-address': [...invoice, 'card.dialog.'],
  community: [
    ...newCustomer,
    ...community,
    'a11y.registering',
    'action.register',
    'page.communityRegistrationPage.title',
  ],
  'community-request': [...registration, ...community, 'community.button', 'page.communityRequestPage.title'],
  // The window that welcomes a new member of the community.
  'community-welcome': [
    'a11y.loading',
    'action.close',
    'address.success.next',
    'address.written.account',
    'community.success.',
    'community.title',
    'page.successPage.title',
  ],
  'loyalty-card': [
    ...person,
    ...card,
    'consent.fullText.cardTerms',
    'error.consent.cardTerms',
    'error.consent.newsletter',
    'page.cardRegistrationPage.',
    'page.login.',
  ],
  'invoice-address': [
    ...form,
    ...invoice,
    'address.written.account',
    'card.number.',
    'card.requested',
    'page.registrationAddressPage.title',
  ],
  // The page after the registration of a shopper without a profile: a guest, or a shopper who is not logged in.
  'thank-you': [
    'action.login',
    'address.anonymous.',
    'address.checkout.',
    'address.guest.',
    'address.success.next',
    'address.written.guest',
    'page.guestPage.title',
    'page.registrationAddressPage.title',
  ],
  // The page where a customer sees and revokes consents, and logs out.
  consents: [
    'a11y.errorPrefix',
    'a11y.loading',
    'a11y.popup.',
    'action.customerService',
    'action.login',
    'action.logout',
    'address.success.next',
    'banner.notLoggedIn',
    'banner.rateLimited',
    'consent.fullText.',
    'consents.',
    'page.accountPage.title',
    'page.consentsPage.title',
  ],
  // The banner that asks for consent, on any page.
  cookies: ['a11y.loading', 'cookies.'],
  // The frame of the pages, and the error pages. They are rendered on the server, so no browser downloads these texts.
  mails: ['consents.kind.', 'consents.version', 'mail.', 'page.consentsPage.title', 'page.footer.'],
  confirm: ['a11y.loading', 'address.success.next', 'confirm.'],
  login: [
    ...account,
    'action.register',
    'error.loginIsWrong',
    'error.passwordIsMissing',
    'field.password.label',
    'login.',
    'page.loginPage.title',
  ],
  // The pages of a link for a new password.
  password: [
    ...account,
    ...newPassword,
    'address.success.next',
    'login.expired',
    'login.unavailable',
    'page.passwordPage.title',
    'password.',
  ],
  account: [
    ...account,
    ...newPassword,
    'ownAccount.',
    'action.logout',
    'error.currentPasswordIsWrong',
    'error.passwordIsMissing',
    'login.expired',
    'login.unavailable',
    'page.accountPage.title',
    'page.consentsPage.title',
    'password.new.action',
    'password.new.label',
  ],
  frame: ['a11y.errorPrefix', 'a11y.popup.', 'community.logo.', 'errorPage.', 'page.'],
} as const satisfies Record<string, readonly string[]>;

/** The bundle that a page fetches in addition when an answer brings more fields into it. */
export const laterBundles: Readonly<Partial<Record<string, keyof typeof flowMessages>>> = {
  standalone: 'card-choice',
  'loyalty-card': 'card-address',
};

/** Names of the bundles. */
export type MessageBundle = keyof typeof flowMessages;
