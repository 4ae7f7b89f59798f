import { type CustomerInfo, isSalutation, siteFor, siteKeys } from '../../flows/domain/src/index.ts';
import { createDraw } from './draw.ts';
import { fillIn, shownAndRemembered } from './fill-in.ts';
import type { RegistrationCase, Scene } from './registration-case.ts';

/** A logged-in customer who has registered before. */
export interface KnownCustomer {
  /** The registration that created the customer. */
  readonly registration: RegistrationCase;
  /** The customer data that pages and server know from it. */
  readonly info: CustomerInfo;
}

const elsewhere = 'NL';

/**
 * Creates the first registration of a person or a company, with an invoice address in a country or with none.
 */
function register(
  id: number,
  site: Scene['site'],
  salutation: string,
  country: string | undefined,
): KnownCustomer {
  const options = country === undefined ? {} : { passwordRequired: true, withAddress: true };
  const scene = fillIn(
    {
      id,
      flow: country === undefined ? 'community' : 'checkout',
      site,
      options,
      values: {
        'personalData.salutation': salutation,
        ...(country === undefined ? {} : { 'address.countryCode': country }),
      },
    },
    createDraw(id),
  );
  const { shown: values } = shownAndRemembered(scene);
  const info = {
    salutation: isSalutation(salutation) ? salutation : undefined,
    firstName: values['personalData.firstName'] ?? '',
    lastName: values['personalData.lastName'] ?? '',
    email: values['email']?.trim() ?? '',
    invoiceAddress:
      country === undefined
        ? undefined
        : { uuid: `address of ${id}`, address: { regular: { countryCode: country } } },
  };
  return { registration: { ...scene, values, remembered: {}, aims: [] }, info };
}

/**
 * The customers of each site: without an address, with one in the site's country, and with one abroad. Also
 * companies, if the site allows them.
 */
export const knownCustomers: readonly KnownCustomer[] = siteKeys
  .flatMap((site) => {
    const { country, salutations } = siteFor(site);
    const companies = salutations.includes('COMPANY') ? ([['COMPANY', country]] as const) : [];
    const people = [undefined, country, elsewhere].map((where) => ['MRS', where] as const);
    return [...people, ...companies].map(([salutation, where]) => ({ site, salutation, where }));
  })
  .map(({ site, salutation, where }, index) => register(-1 - index, site, salutation, where));
