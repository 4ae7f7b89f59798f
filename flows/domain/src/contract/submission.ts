import { type ConsentKind, consentKinds } from '../model/consent.ts';
import type { FormValues } from '../model/issue.ts';
import type { SiteKey } from '../sites/index.ts';
import type { ConsentGrant, RegistrationRequest } from './registration.ts';
import { addressValues } from './address-values.ts';

/** The document that stood by a consent, as the page says. */
export type ShownDocument = Omit<ConsentGrant, 'granted' | 'locale'>;

/** A registration as its form was filled in: what a call and a form posted without JavaScript both become to be judged. */
export interface Submission {
  /**
   * How it came. A call holds what its form shows and nothing else. A page without JavaScript cannot take away the inputs
   * that an answer has made needless, so a form may hold more.
   */
  readonly sentAs: 'call' | 'form';
  readonly flow: RegistrationRequest['flow'];
  readonly site: SiteKey;
  /** Which of the checkout's forms was filled in. */
  readonly variant?: RegistrationRequest['variant'];
  /** What the page was opened for, as its address or its call says. It always needs an account. */
  readonly subscription?: RegistrationRequest['subscription'];
  /** Values by input name, as they were entered. */
  readonly values: FormValues;
  /** None for a consent that the page did not show. */
  readonly shown: Readonly<{ [Kind in ConsentKind]?: ShownDocument | undefined }>;
}

function valuesOf(request: RegistrationRequest): FormValues {
  const { address, cardSelection, cardMembership, personalData, consents } = request;
  const values: Record<string, string> = {
    email: request.email,
    cardMembership: cardMembership ? 'on' : '',
    'cardSelection.layout': cardSelection?.layout ?? '',
    'cardSelection.phoneNumber': cardSelection?.phoneNumber ?? '',
    ...addressValues('cardSelection.address', cardSelection?.address),
    ...addressValues('address', address),
  };
  if (request.password !== undefined) values['password'] = request.password;
  const { birthDate, ...texts } = personalData;
  for (const [key, value] of Object.entries(texts)) values[`personalData.${key}`] = value ?? '';
  for (const [key, value] of Object.entries(birthDate ?? {})) {
    values[`personalData.birthDate.${key}`] = String(value ?? '');
  }
  for (const kind of consentKinds) values[`consents.${kind}`] = consents[kind]?.granted ? 'on' : '';
  return values;
}

/** Reads a call: its values under the names of the form's inputs, the way back from `toRegistrationRequest`. */
export function submissionOfRequest(request: RegistrationRequest): Submission {
  const { flow, site, variant, subscription, consents } = request;
  return { sentAs: 'call', flow, site, variant, subscription, values: valuesOf(request), shown: consents };
}
