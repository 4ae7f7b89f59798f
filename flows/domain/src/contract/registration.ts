import * as v from 'valibot';
import { personTexts } from '../fields/planned-field.ts';
import { cardLayouts } from '../model/card-layout.ts';
import { consentKinds } from '../model/consent.ts';
import { salutations } from '../model/salutation.ts';
import { siteKeys } from '../sites/index.ts';
import { address, text } from './shapes.ts';

const part = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9999));

const consentGrant = v.strictObject({
  granted: v.boolean(),
  documentId: text,
  documentVersion: text,
  locale: text,
  textSha256: v.optional(text),
  shownAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
});

/** One answered consent: the document that was shown, and true or false for the answer. */
export type ConsentGrant = v.InferOutput<typeof consentGrant>;

const personalData = v.strictObject({
  salutation: v.optional(v.picklist(salutations)),
  ...v.entriesFromList(personTexts, v.optional(text)),
  // An empty part is absent, so that the rules can report an incomplete date.
  birthDate: v.optional(
    v.strictObject({ day: v.optional(part), month: v.optional(part), year: v.optional(part) }),
  ),
});

const cardSelection = v.strictObject({
  layout: v.picklist(cardLayouts),
  phoneNumber: v.optional(text),
  /** The address for a plastic card, unless the customer has one already. */
  address: v.optional(address),
});

/** The variant of the checkout's form. The checkout has routes for more than one (Registration §2). */
const variant = v.strictObject({
  withAddress: v.boolean(),
  password: v.picklist(['required', 'optional', 'hidden']),
});

/** The flows that register a shopper. The invoice address has a call of its own. */
export const registrationFlows = [
  'standalone',
  'checkout',
  'community',
  'community-request',
  'loyalty-card',
] as const;

/**
 * The shape of `POST /service/registration/api/v1/registrations` (Registration §7). The plan judges the values, so that one
 * response can name every error at once.
 */
export const registrationRequest = v.strictObject({
  flow: v.picklist(registrationFlows),
  site: v.picklist(siteKeys),
  locale: text,
  variant: v.optional(variant),
  subscription: v.optional(v.literal('COFFEE')),
  personalData: v.optional(personalData, {}),
  email: text,
  password: v.optional(text),
  address: v.optional(address),
  consents: v.strictObject(v.entriesFromList(consentKinds, v.optional(consentGrant))),
  cardMembership: v.optional(v.boolean()),
  cardSelection: v.optional(cardSelection),
});

/** A registration as it travels. */
export type RegistrationRequest = v.InferOutput<typeof registrationRequest>;
