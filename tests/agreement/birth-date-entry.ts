import type { FormValues } from '../../flows/domain/src/index.ts';

const field = 'personalData.birthDate';

/** The three inputs of a date written `year-month-day`; whatever stands between the hyphens is typed as it is. */
export function birthDateEntry(date: string): FormValues {
  const [year = '', month = '', day = ''] = date.split('-');
  return { [`${field}.year`]: year, [`${field}.month`]: month, [`${field}.day`]: day };
}
