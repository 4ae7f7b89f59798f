import type { SalutationField } from '../planned-field.ts';

/** Judges the salutation (Registration §5): required, and one that the form offers. */
export function judgeSalutation(
  value: string,
  { options }: Pick<SalutationField, 'options'>,
): string | undefined {
  return options.some((salutation) => salutation === value) ? undefined : 'salutationIsRequired';
}
