import { type ConsentKind, type CustomerInfo, type RegistrationRequest } from '@crema/flow-domain';
import { germanFields, pageRequest, shownVersions } from './registrations.ts';

type Fields = Readonly<Record<string, string>>;

// The hidden inputs of a page that shows every text in force.
const shown: Fields = { ...shownVersions('TR'), ...shownVersions('DE') };

/** The fields of a form of any flow, with these consents given. */
export function fieldsOf(fields: Fields, ...consents: readonly ConsentKind[]): Fields {
  const given = Object.fromEntries(consents.map((kind) => [`consents.${kind}`, 'on']));
  return { ...shown, ...fields, ...given };
}

const person = () => {
  const { 'consents.newsletter': _, ...fields } = germanFields();
  return fields;
};

/** An address in Germany, as it is typed under a path. */
const germanAddress = (path: 'address' | 'cardSelection.address', streetAddress = 'Lange Reihe 7') => ({
  [`${path}.countryCode`]: 'DE',
  [`${path}.extraLine`]: 'Hinterhaus',
  [`${path}.postalCode`]: '20099',
  [`${path}.postalTown`]: 'Hamburg',
  [`${path}.streetAddress`]: streetAddress,
  [`${path}.phoneNumber`]: '+49 40 555 0101',
});

const turkishCompany = {
  'address.countryCode': 'TR',
  'address.extraLine': '',
  'address.postalTown': 'İstanbul',
  'address.postalDistrict': 'Kadıköy',
  'address.streetAddress': 'Kahve Sokak No:5 Daire 2',
  'address.postalCode': '34710',
  'address.mobilePhonePrefix': '530',
  'address.mobilePhoneNumber': '5550102',
  'address.companyInvoice': 'on',
  'address.companyType': 'INSTITUTIONAL',
  'address.companyName': 'Kahve Ticaret',
  'address.companyTaxBranch': 'Kadikoy',
  'address.companyTaxNumber': '1234567899',
};

/** Returns a registration with an address in the checkout, with or without a password. */
export const checkoutRequest = (password: 'required' | 'optional' | 'hidden', changed: Fields = {}) =>
  pageRequest('checkout', 'DE', fieldsOf({ ...person(), ...germanAddress('address'), ...changed }), {
    withAddress: true,
    passwordRequired: password === 'required',
    hidePassword: password === 'hidden',
  });

/** A Turkish company's guest order, with every part of an address that only Turkey has. */
export const turkishGuest = (): RegistrationRequest =>
  pageRequest('checkout', 'TR', fieldsOf({ ...person(), ...turkishCompany }, 'guest'), {
    withAddress: true,
    hidePassword: true,
  });

/** Returns a registration of a newcomer who joins the community. */
export const communityRegistration = (): RegistrationRequest =>
  pageRequest('community', 'DE', fieldsOf(person(), 'communityConditions', 'newsletter'));

/** Returns a registration of a newcomer who takes a plastic card. */
export const newCard = (changed: Fields = {}): RegistrationRequest => {
  const plastic = { 'cardSelection.layout': 'PLASTIC', ...germanAddress('cardSelection.address') };
  const fields = { ...person(), ...plastic, ...changed };
  return pageRequest('loyalty-card', 'DE', fieldsOf(fields, 'cardTermsAndConditions', 'newsletter'));
};

/** Returns a registration of a logged-in customer who joins the community. */
export const communityRequest = (site: RegistrationRequest['site'] = 'DE'): RegistrationRequest =>
  pageRequest('community-request', site, fieldsOf({}, 'communityConditions'));

/** Returns a registration of a logged-in customer who takes the card. */
export const customersCard = (
  layout: 'DIGITAL' | 'PLASTIC' = 'DIGITAL',
  phoneNumber = '',
  site: RegistrationRequest['site'] = 'DE',
): RegistrationRequest => {
  // The form only depends on whether there is a customer.
  const customer: CustomerInfo = { firstName: '', lastName: '', email: '' };
  const fields = { 'cardSelection.layout': layout, 'cardSelection.phoneNumber': phoneNumber };
  const consents = ['cardTermsAndConditions', 'newsletter'] as const;
  return pageRequest('loyalty-card', site, fieldsOf(fields, ...consents), { customer });
};

/** A registration of each flow that a newcomer can send, by its name. */
export const newcomers: Readonly<Record<string, () => RegistrationRequest>> = {
  'the standalone one with a plastic card': () =>
    pageRequest(
      'standalone',
      'DE',
      fieldsOf(
        {
          ...person(),
          cardMembership: 'on',
          'cardSelection.layout': 'PLASTIC',
          ...germanAddress('cardSelection.address'),
        },
        'cardTermsAndConditions',
        'newsletter',
      ),
    ),
  'the checkout with address and password': () => checkoutRequest('required'),
  'the checkout of a guest': () => checkoutRequest('hidden'),
  'the checkout of a Turkish company': turkishGuest,
  'the community': communityRegistration,
  'the card': newCard,
};
