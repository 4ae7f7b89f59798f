import type { FormValues } from '../../flows/domain/src/index.ts';

const field = 'personalData.birthDate';

/**
 * Returns the three inputs of a date written as `year-month-day`. It types the text between the hyphens
 * unchanged.
 */
export function birthDateEntry(date: string): FormValues {
  const [year = '', month = '', day = ''] = date.split('-');
  return { [`${field}.year`]: year, [`${field}.month`]: month, [`${field}.day`]: day };
}
