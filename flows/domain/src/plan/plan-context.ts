import type { AddressPart, InvoiceParty } from '../model/address.ts';
import type { CardLayout } from '../model/card-layout.ts';
import type { CustomerInfo } from '../model/customer-info.ts';
import type { Salutation } from '../model/salutation.ts';

/** What the shopper answered so far, as far as it changes what is asked. */
export interface PlanAnswers {
  readonly salutation?: Salutation | undefined;
  /** Whether the loyalty card is ticked. */
  readonly cardMembership?: boolean | undefined;
  readonly cardLayout?: CardLayout | undefined;
  /** ISO code of the address's country. @default the site's */
  readonly country?: string | undefined;
  /** Whether a Turkish address wants an invoice with tax entries, and for whom. */
  readonly companyInvoice?: boolean | undefined;
  readonly companyType?: InvoiceParty | undefined;
  /** Whether a password was entered where it may be left out. */
  readonly passwordGiven?: boolean | undefined;
}

/** What a shop decides about a flow's form, wherever it stands: the page and the server must be told the same. */
export interface ShopOptions {
  /** Whether companies may register; `false` takes the salutation away. @default true */
  readonly companyOption?: boolean | undefined;
  /** Whether a company must give its name. @default true */
  readonly companyNameRequired?: boolean | undefined;
  /** Whether companies may take part in the loyalty card. @default false */
  readonly canCompaniesRegisterForCard?: boolean | undefined;
  /** Parts of an address that are optional unless named here. */
  readonly requiredParts?: readonly AddressPart[] | undefined;
}

/** How a form is set up by the page it stands on. */
export interface PlanOptions extends ShopOptions {
  /** Whether a known customer can edit the address in a dialog. @default false */
  readonly editDialogEnabled?: boolean | undefined;
  /** Whether a refused submit scrolls to the first error. @default true */
  readonly scrollToErrors?: boolean | undefined;
  /** Leaves the checkout's password out, unless it is required. @default false */
  readonly hidePassword?: boolean | undefined;
  /** Whether the checkout's password must be given. @default false */
  readonly passwordRequired?: boolean | undefined;
  /** Whether first and last name stand below each other. @default false */
  readonly namesStacked?: boolean | undefined;
  /** Whether the checkout also asks for the invoice address. @default false */
  readonly withAddress?: boolean | undefined;
  /** The subscription the account is opened for: the password is demanded, in words of its own. */
  readonly subscription?: 'COFFEE' | undefined;
  /** Whether the address's country is shown, but not to be changed. @default false */
  readonly countryDisabled?: boolean | undefined;
  /** The customer who is logged in. */
  readonly customer?: CustomerInfo | undefined;
}

/** Answers and options on which a plan depends. */
export interface PlanContext extends PlanAnswers, PlanOptions {}
