import type { FormValues } from '@crema/flow-domain';

/** The entries of Erika Muster, by input name. There is no password, because no page starts with one. */
export const erika = {
  'personalData.salutation': 'MRS',
  'personalData.firstName': 'Erika',
  'personalData.lastName': 'Muster',
  'personalData.birthDate.day': '3',
  'personalData.birthDate.month': '2',
  'personalData.birthDate.year': '1985',
  email: 'erika@example.com',
} as const satisfies FormValues;
