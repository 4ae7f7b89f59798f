import type { AddressPart, InvoiceParty } from '../model/address.ts';
import type { CardLayout } from '../model/card-layout.ts';
import type { CustomerInfo } from '../model/customer-info.ts';
import type { Salutation } from '../model/salutation.ts';

/** The shopper's answers so far that change what the form asks. */
export interface PlanAnswers {
  readonly salutation?: Salutation | undefined;
  /** True if the loyalty card is ticked. */
  readonly cardMembership?: boolean | undefined;
  readonly cardLayout?: CardLayout | undefined;
  /** ISO code of the address's country. @default the site's */
  readonly country?: string | undefined;
  /** True if a Turkish address asks for an invoice with tax entries. */
  readonly companyInvoice?: boolean | undefined;
  readonly companyType?: InvoiceParty | undefined;
  /** True if the shopper entered a password that is optional. */
  readonly passwordGiven?: boolean | undefined;
}

/** A shop's settings for the form of a flow on every page. The page and the server need the same ones. */
export interface ShopOptions {
  /** True if companies may register. `false` removes their salutation. @default true */
  readonly companyOption?: boolean | undefined;
  /** True if a company must give its name. @default true */
  readonly companyNameRequired?: boolean | undefined;
  /** True if companies may have the loyalty card. @default false */
  readonly canCompaniesRegisterForCard?: boolean | undefined;
  /** Parts of an address that are optional unless named here. */
  readonly requiredParts?: readonly AddressPart[] | undefined;
}

/** The settings of a form by its page. */
export interface PlanOptions extends ShopOptions {
  /** True if a known customer can edit the address in a dialog. @default false */
  readonly editDialogEnabled?: boolean | undefined;
  /** True if a refused submit scrolls to the first error. @default true */
  readonly scrollToErrors?: boolean | undefined;
  /** Removes the checkout's password, unless it is required. @default false */
  readonly hidePassword?: boolean | undefined;
  /** True if the checkout's password is required. @default false */
  readonly passwordRequired?: boolean | undefined;
  /** True if the two names are stacked. @default false */
  readonly namesStacked?: boolean | undefined;
  /** True if the checkout also asks for the invoice address. @default false */
  readonly withAddress?: boolean | undefined;
  /** The subscription that the account is opened for. It requires the password, with a text of its own. */
  readonly subscription?: 'COFFEE' | undefined;
  /** True if the shopper sees the country of the address and cannot change it. @default false */
  readonly countryDisabled?: boolean | undefined;
  /** The customer who is logged in. */
  readonly customer?: CustomerInfo | undefined;
}

/** Answers and options on which a plan depends. */
export interface PlanContext extends PlanAnswers, PlanOptions {}

/** The options that differ between the forms of one flow on several pages (Registration §2). */
export type FormVariant = Pick<PlanOptions, 'hidePassword' | 'passwordRequired' | 'withAddress'>;
