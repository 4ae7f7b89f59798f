/** An address that the address validation proposes (Registration §3, §7). */
export interface PostalSuggestion {
  readonly street?: string | undefined;
  readonly zipcode: string;
  readonly city: string;
}
