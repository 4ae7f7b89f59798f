import * as v from 'valibot';
import { consentKinds } from '../model/consent.ts';
import { salutations } from '../model/salutation.ts';
import { siteKeys } from '../sites/index.ts';

// Far above every rule's own bound: the shape only keeps absurd input away, the rules say what is too long.
const text = v.pipe(v.string(), v.maxLength(1000));
const part = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9999));

const consentGrant = v.strictObject({
  granted: v.boolean(),
  documentId: text,
  documentVersion: text,
  locale: text,
  textSha256: v.optional(text),
  shownAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
});

/** One consent as it was answered: the document that was shown, and whether it was agreed to. */
export type ConsentGrant = v.InferOutput<typeof consentGrant>;

const personalData = v.strictObject({
  salutation: v.optional(v.picklist(salutations)),
  firstName: v.optional(text),
  lastName: v.optional(text),
  companyName: v.optional(text),
  // A part that was left empty is absent, so that the rules can say which date is incomplete.
  birthDate: v.optional(
    v.strictObject({ day: v.optional(part), month: v.optional(part), year: v.optional(part) }),
  ),
});

/**
 * The shape of `POST /service/registration/api/v1/registrations` (Registration §7). It says what a request looks like;
 * whether its values are right is judged by the plan's schema, so that one answer can name every error at once.
 */
export const registrationRequest = v.strictObject({
  flow: v.picklist(['standalone']),
  site: v.picklist(siteKeys),
  locale: text,
  personalData: v.optional(personalData, {}),
  email: text,
  password: v.optional(text),
  consents: v.strictObject(v.entriesFromList(consentKinds, v.optional(consentGrant))),
  cardMembership: v.optional(v.boolean()),
  cardSelection: v.optional(v.strictObject({ layout: v.picklist(['DIGITAL']) })),
});

/** A registration as it travels. */
export type RegistrationRequest = v.InferOutput<typeof registrationRequest>;
