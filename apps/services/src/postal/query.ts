/** The postal code and the town as far as a shopper has typed them. */
export interface PostalQuery {
  /** ISO 3166 code of the address's country, in capitals. */
  readonly country: string;
  readonly zipcode?: string | undefined;
  readonly city?: string | undefined;
  /** The language of the site, `fr`. It decides between two official names of a town. */
  readonly language?: string | undefined;
  /** The field that is being typed in. Nothing is suggested for a street. */
  readonly activeField: 'zipcode' | 'city' | 'street';
}

/** A code with a town, as they are written into the form. */
export interface CodeAndTown {
  readonly zipcode: string;
  readonly city: string;
}
