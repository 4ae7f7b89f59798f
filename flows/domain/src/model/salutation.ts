/** How a shopper wants to be addressed (Registration §3). */
export const salutations = ['MR', 'MRS', 'DIVERS', 'COMPANY'] as const;

export type Salutation = (typeof salutations)[number];

/** Narrows free text, such as the value of a select, to a salutation. */
export function isSalutation(value: string | undefined): value is Salutation {
  return salutations.some((salutation) => salutation === value);
}
