import { type ConsentKind, consentKinds } from '../model/consent.ts';
import type { FormValues } from '../model/issue.ts';
import type { SiteKey } from '../sites/index.ts';
import { addressValues } from './address-values.ts';
import type { ConsentGrant, RegistrationRequest } from './registration.ts';

/** The document that the page showed beside a consent. */
export type ShownDocument = Omit<ConsentGrant, 'granted' | 'locale'>;

/** A registration as the shopper sent it. A call and a form without JavaScript both become one to be judged. */
export interface Submission {
  /**
   * The way it came. A call has the inputs that its form shows and no others. A page without JavaScript cannot remove the inputs that
   * an answer has made needless, so a form may have more.
   */
  readonly sentAs: 'call' | 'form';
  readonly flow: RegistrationRequest['flow'];
  readonly site: SiteKey;
  /** The variant of the checkout's form. */
  readonly variant?: RegistrationRequest['variant'];
  /** The subscription that the page was opened for, by its address or its call. It always needs an account. */
  readonly subscription?: RegistrationRequest['subscription'];
  /** Values by input name, as they were entered. */
  readonly values: FormValues;
  /** The documents that the page showed, by the kind of their consents. */
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

/** Reads a call: its values under the names of the form's inputs. The reverse of `toRegistrationRequest`. */
export function submissionOfRequest(request: RegistrationRequest): Submission {
  const { flow, site, variant, subscription, consents } = request;
  return { sentAs: 'call', flow, site, variant, subscription, values: valuesOf(request), shown: consents };
}
