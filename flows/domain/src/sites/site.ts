import type { ConsentKind } from '../model/consent.ts';
import type { Salutation } from '../model/salutation.ts';

/** The order in which a country writes the parts of a date. */
export type DateOrder = readonly ['day', 'month', 'year'] | readonly ['year', 'month', 'day'];

/** A country site: the values by which its forms differ from those of other sites (Registration §1, §3, §5). */
export interface Site<Key extends string = string> {
  /** The key in addresses, requests and configuration. */
  readonly key: Key;
  /** BCP 47 tag of the page's texts; also `<html lang>`. */
  readonly locale: string;
  /** ISO 3166-1 alpha-2 code of the country the site sells to. */
  readonly country: string;
  /** The language code reported to tracking, verbatim from Registration §1. */
  readonly pageLanguage: string;
  /** IANA zone in which a shopper's age is judged. */
  readonly timeZone: string;
  /** Age in whole years from which a shopper may register (Registration §5). */
  readonly minimumAge: number;
  /** The salutations on offer, in the order shown. */
  readonly salutations: readonly Salutation[];
  /** Order of the birth date's inputs, on the screen and in the document. */
  readonly birthDateOrder: DateOrder;
  /** The name that comes first, in forms and summaries. */
  readonly nameOrder: 'first-last' | 'last-first';
  /** The text that a telephone field starts with, such as `+36`; empty if it starts empty. */
  readonly phonePreset: string;
  /** True if a company can give its name. */
  readonly companyField: boolean;
  /** True if the site offers the loyalty card. */
  readonly loyaltyCard: boolean;
  /** True if the site has a community. */
  readonly community: boolean;
  /** True if every form shows the data protection notice (Registration §1). */
  readonly dataProtectionNotice: boolean;
  /** The agreement of a new customer: to the loyalty card's conditions, or to a membership (Turkey). */
  readonly agreement: 'loyalty-card' | 'membership';
  /** Consents that every form of the site shows, in order, after its agreement. */
  readonly optionalConsents: readonly ConsentKind[];
  /** Consents that a holder of the loyalty card must give in addition to the card's conditions. */
  readonly requiredWithCard: readonly ConsentKind[];
}

/**
 * The values of a site that is for private persons and has the loyalty card. A site spreads them and states what differs,
 * beside the values that are its own.
 */
export const siteDefaults = {
  salutations: ['MR', 'MRS'],
  birthDateOrder: ['day', 'month', 'year'],
  nameOrder: 'first-last',
  phonePreset: '',
  companyField: false,
  loyaltyCard: true,
  community: true,
  dataProtectionNotice: true,
  agreement: 'loyalty-card',
  optionalConsents: ['newsletter'],
  requiredWithCard: [],
} as const satisfies Partial<Site>;
