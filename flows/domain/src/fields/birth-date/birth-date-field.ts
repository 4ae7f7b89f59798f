import type { Site } from '../../sites/site.ts';
import type { BirthDateField } from '../planned-field.ts';

const name = 'personalData.birthDate';

/** Returns the field of a birth date, with its parts in the site's order. */
export const birthDateField = (site: Site): BirthDateField => ({
  kind: 'birthDate',
  name,
  inputs: ['day', 'month', 'year'].map((part) => `${name}.${part}`),
  required: true,
  order: site.birthDateOrder,
  minimumAge: site.minimumAge,
});
