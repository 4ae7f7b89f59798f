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
  NewProductId: newProductId,
  NewProductIds: newProductIds,
};
