/** The salutations that a shopper can choose (Registration §3). */
export const salutations = ['MR', 'MRS', 'DIVERS', 'COMPANY'] as const;

export type Salutation = (typeof salutations)[number];

/** True for a text, such as the value of a select, that is a salutation. */
export function isSalutation(value: string | undefined): value is Salutation {
  return salutations.some((salutation) => salutation === value);
}
