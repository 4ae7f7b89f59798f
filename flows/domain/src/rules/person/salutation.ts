import type { Salutation } from '../../model/salutation.ts';

/** The salutation (Registration §5): required, and one of those the form offers. */
export function judgeSalutation(value: string, offered: readonly Salutation[]): string | undefined {
  return offered.some((salutation) => salutation === value) ? undefined : 'salutationIsRequired';
}
