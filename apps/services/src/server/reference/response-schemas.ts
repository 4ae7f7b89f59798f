import {
  type AddressValidation,
  addressParts,
  type ConsentDocument,
  consentKinds,
  type CustomerInfo,
  type ErrorBody,
  type Place,
  type RegistrationResult,
  salutations,
} from '@crema/flow-domain';
import * as v from 'valibot';

const text = v.string();
const about = (description: string) => v.pipe(v.string(), v.description(description));
const uuid = v.pipe(v.string(), v.uuid());
const moment = v.pipe(v.string(), v.isoTimestamp());

/** Every answer that is not a success. */
const problem: v.GenericSchema<ErrorBody> = v.strictObject({
  errors: v.pipe(
    v.array(
      v.strictObject({
        field: v.exactOptional(
          about('Dot path of the field, such as `address.postalCode`; without it, the whole form.'),
        ),
        code: about('What is wrong: a key of the specification, or in capitals what only a server can know.'),
        params: v.exactOptional(v.record(text, v.union([text, v.number()]))),
      }),
    ),
    v.minLength(1),
  ),
  requestId: v.pipe(text, v.uuid(), v.description('Names the request in the log of the server.')),
});

const registrationResult: v.GenericSchema<RegistrationResult> = v.strictObject({
  status: v.picklist(['CREATED', 'PENDING_CONFIRMATION']),
  loginId: uuid,
  card: v.exactOptional(
    v.pipe(
      v.strictObject({
        number: text,
        code: about(
          'QR code of the number: the `d` of an SVG path, one unit for each module, without the quiet zone.',
        ),
        size: v.pipe(v.number(), v.integer(), v.description('Modules on each side of the code.')),
      }),
      v.description('The digital card that the shopper has taken. A plastic one comes by post.'),
    ),
  ),
  confirmation: v.exactOptional(
    v.pipe(
      v.literal('SENT'),
      v.description('A mail asks the shopper to confirm the e-mail address by a link.'),
    ),
  ),
});

const savedAddress = v.strictObject({
  success: v.literal(true),
  uuid: v.pipe(v.string(), v.uuid(), v.description('Under which the address is changed later.')),
});

const storedAddress = v.strictObject(v.entriesFromList(addressParts, v.optional(text)));

const customer: v.GenericSchema<CustomerInfo> = v.strictObject({
  loginId: uuid,
  salutation: v.optional(v.picklist(salutations)),
  firstName: text,
  lastName: text,
  email: text,
  invoiceAddress: v.optional(v.strictObject({ uuid, address: v.strictObject({ regular: storedAddress }) })),
  cardAddress: v.optional(storedAddress),
});

const customerConsents = v.strictObject({
  consents: v.array(
    v.strictObject({
      kind: v.picklist(consentKinds),
      granted: v.boolean(),
      documentId: text,
      documentVersion: text,
      decidedAt: moment,
      withdrawable: v.boolean(),
    }),
  ),
});

const addressValidation: v.GenericSchema<AddressValidation> = v.strictObject({
  isValid: v.boolean(),
  errors: v.pipe(v.array(text), v.description('Such as `postalMismatch`, the gravest first.')),
  suggestions: v.pipe(
    v.array(v.strictObject({ street: v.optional(text), zipcode: text, city: text })),
    v.description('The best first: one per postal code; with streets, one per street.'),
  ),
});

const provinces: v.GenericSchema<readonly Place[]> = v.array(v.strictObject({ id: text, name: text }));
const districts: v.GenericSchema<readonly Place[]> = v.array(v.strictObject({ name: text }));

const consentDocuments: v.GenericSchema<readonly ConsentDocument[]> = v.array(
  v.strictObject({
    id: about('Stable name across versions, such as `de/newsletter`.'),
    kind: v.picklist(consentKinds),
    version: text,
    validFrom: v.pipe(v.string(), v.isoDate(), v.description('Day from which this version is in force.')),
    locale: text,
    label: about('The sentence beside the checkbox.'),
    detail: v.pipe(v.array(text), v.description('The expandable detail, paragraph by paragraph.')),
    fullText: v.exactOptional(v.picklist(['cardTerms', 'membership', 'communityTerms', 'guestOrder'])),
    sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  }),
);

const cookieTest = v.strictObject({ kept: v.boolean() });

const flag = v.exactOptional(v.boolean());
const optionalText = v.exactOptional(text);
const cardStatus = v.picklist(['REGULAR', 'GOLD', 'NO_CARD']);

const customerData = v.strictObject({
  tracking: v.strictObject({
    loginStatus: v.picklist(['LOGGED_IN', 'LOGGED_OUT']),
    customerTypes: v.exactOptional(v.strictObject({ overall: optionalText })),
    customerValueSegments: v.exactOptional(v.array(text)),
    channelCode: optionalText,
    conversionProbabilityGroups: v.exactOptional(v.record(text, v.union([text, v.number()]))),
  }),
  customer: v.pipe(
    v.objectWithRest(
      {
        age: v.exactOptional(v.number()),
        salutation: v.exactOptional(v.picklist(salutations)),
        anonymousZip: v.exactOptional(about('Such as `20***`.')),
        identifiers: v.exactOptional(v.strictObject({ partnerGuid: uuid })),
        email: v.exactOptional(v.strictObject({ base64: text })),
        statuses: v.exactOptional(
          v.strictObject({
            isScoutUser: flag,
            isCommunityMember: flag,
            isNewsletterSubscriber: flag,
            isAppUser: flag,
          }),
        ),
      },
      cardStatus,
    ),
    v.description(
      'Also the card as `{word}CardStatus`, with the brand’s word. Empty for a visitor who is logged out.',
    ),
  ),
});

const oldCustomerData = v.strictObject({
  exactag_psdata: v.strictObject({ exactagUserId: optionalText, isAffiliateDevice: flag }),
  ga_psdata: v.pipe(
    v.objectWithRest(
      {
        loginStatusOfSession: v.picklist(['LOGGED_IN', 'LOGGED_OUT']),
        rememberMeStatus: v.boolean(),
        hunterSessionID: optionalText,
        sapGuid: v.exactOptional(uuid),
        salutation: v.exactOptional(v.picklist(salutations)),
        customerType: optionalText,
        customerSegment: optionalText,
        favouriteShop: optionalText,
        favouriteDepot: optionalText,
        closestShop: optionalText,
        closestDepot: optionalText,
      },
      v.union([v.boolean(), v.number(), cardStatus]),
    ),
    v.description(
      'Also flags, such as `communityMember`, the card as `{word}CardMember`, and conversion probabilities from `x1` to `x14`.',
    ),
  ),
});

const newProductId = v.strictObject({ productId: text });

const newProductIds = v.strictObject({
  mappings: v.array(v.strictObject({ oldProductId: text, newProductId: text })),
});

/** The schemas of responses, by their names in the document. */
export const responseSchemas = {
  Problem: problem,
  RegistrationResult: registrationResult,
  SavedAddress: savedAddress,
  StoredAddress: storedAddress,
  Customer: customer,
  CustomerConsents: customerConsents,
  AddressValidation: addressValidation,
  Provinces: provinces,
  Districts: districts,
  ConsentDocuments: consentDocuments,
  CookieTest: cookieTest,
  CustomerData: customerData,
  OldCustomerData: oldCustomerData,
  NewProductId: newProductId,
  NewProductIds: newProductIds,
};
