import type { Site } from '../../sites/site.ts';
import type { BirthDateField } from '../planned-field.ts';

const name = 'personalData.birthDate';

/** Returns a birth date, in the site's order of its parts. */
export const birthDateField = (site: Site): BirthDateField => ({
  kind: 'birthDate',
  name,
  inputs: ['day', 'month', 'year'].map((part) => `${name}.${part}`),
  required: true,
  order: site.birthDateOrder,
  minimumAge: site.minimumAge,
});
