import type { FormValues } from '../model/issue.ts';
import { consentKinds } from '../model/consent.ts';
import type { RegistrationRequest } from './registration.ts';

/** A request's values under the names of the form's inputs: the way back from `toRegistrationRequest`. */
export function toFormValues(request: RegistrationRequest): FormValues {
  const values: Record<string, string> = {
    email: request.email,
    password: request.password ?? '',
    cardMembership: request.cardMembership ? 'on' : '',
  };
  const { birthDate, ...texts } = request.personalData;
  for (const [key, value] of Object.entries(texts)) values[`personalData.${key}`] = value ?? '';
  for (const [key, value] of Object.entries(birthDate ?? {})) {
    values[`personalData.birthDate.${key}`] = String(value ?? '');
  }
  for (const kind of consentKinds) values[`consents.${kind}`] = request.consents[kind]?.granted ? 'on' : '';
  return values;
}
