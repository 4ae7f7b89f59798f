import type { AddressPart, InvoiceParty } from '../model/address.ts';
import { type CardLayout, isCardLayout } from '../model/card-selection.ts';
import type { CustomerInfo } from '../model/customer-info.ts';
import type { FormValues } from '../model/issue.ts';
import { isSalutation, type Salutation } from '../model/salutation.ts';

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

const on = (values: FormValues, name: string) => values[name] === 'on';

/** What a form without an address answers that decides what it asks. */
export function personAnswers(values: FormValues): PlanAnswers {
  const salutation = values['personalData.salutation'];
  return {
    salutation: isSalutation(salutation) ? salutation : undefined,
    cardMembership: on(values, 'cardMembership'),
  };
}

const layoutOf = (values: FormValues): CardLayout | undefined => {
  const layout = values['cardSelection.layout'];
  return isCardLayout(layout) ? layout : undefined;
};

/** The answers that decide what a form with a choice of card asks, as long as it cannot ask for an address. */
export const layoutAnswers = (values: FormValues): PlanAnswers => ({
  ...personAnswers(values),
  cardLayout: layoutOf(values),
});

const isPasswordGiven = (values: FormValues) => (values['password'] ?? '').trim() !== '';

/** The answers that decide what a checkout without an address asks: only a checkout can do without a password. */
export const checkoutAnswers = (values: FormValues): PlanAnswers => ({
  ...personAnswers(values),
  passwordGiven: isPasswordGiven(values),
});

/** What a form with an address, or with a choice of card, answers that decides what it asks. */
export function contextOf(values: FormValues): PlanAnswers {
  // No form has both; a country that cannot be changed is not among the values.
  const hasAddress = Object.keys(values).some((name) => name.startsWith('address.'));
  const path = hasAddress ? 'address' : 'cardSelection.address';
  const companyType = values[`${path}.companyType`];
  return {
    ...personAnswers(values),
    passwordGiven: isPasswordGiven(values),
    cardLayout: layoutOf(values),
    country: values[`${path}.countryCode`]?.trim(),
    companyInvoice: on(values, `${path}.companyInvoice`),
    companyType: companyType === 'INSTITUTIONAL' || companyType === 'INDIVIDUAL' ? companyType : undefined,
  };
}

/** What the form of the invoice address answers that decides what it asks: it holds the person's own fields. */
export function invoiceAddressAnswers(values: FormValues): PlanAnswers {
  const salutation = values['address.salutation'];
  return { ...contextOf(values), salutation: isSalutation(salutation) ? salutation : undefined };
}
