import type { Browser, BrowserContext } from 'playwright';
import { type CountryCode, countryCodes } from '../../flows/domain/src/countries/countries.ts';
import type { SiteKey } from '../../flows/domain/src/sites/index.ts';
import { becomeCustomer } from '../e2e/support/become-customer.ts';
import { refuseTracking } from '../e2e/support/browser-refusal.ts';
import { hydrated } from '../e2e/support/shopper.ts';
import { fillAddress, type FilledField } from './fill-address.ts';

/** Sites whose shoppers live in other countries, too. All other countries use Germany's site. */
const sites: Readonly<Partial<Record<CountryCode, SiteKey>>> = {
  AT: 'AT',
  CH: 'CH',
  CZ: 'CZ',
  HU: 'HU',
  PL: 'PL',
  SK: 'SK',
  TR: 'TR',
  LI: 'CH',
  BE: 'CH_FR',
  FR: 'CH_FR',
  LU: 'CH_FR',
};

/** The result for one country. */
export interface CountryOutcome {
  readonly country: CountryCode;
  readonly site: SiteKey;
  readonly fields: readonly FilledField[];
}

interface Setting {
  /** The address of the product. */
  readonly url: string;
  /** The site of every form. @default the one that fits the country */
  readonly site?: SiteKey | undefined;
  /** The part of the address at whose input the shopper chooses the profile. */
  readonly from: string;
}

/** Fills in the invoice address of a customer once for every country, each time on a new page. */
export async function tryCountries(
  browser: Browser,
  { url, site: only, from }: Setting,
): Promise<readonly CountryOutcome[]> {
  const customers = new Map<SiteKey, BrowserContext>();
  const customerOf = async (site: SiteKey) => {
    const known = customers.get(site);
    if (known) return known;
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    await context.addInitScript(refuseTracking);
    const page = await context.newPage();
    await becomeCustomer(page, url, site);
    await page.close();
    customers.set(site, context);
    return context;
  };
  const outcomes: CountryOutcome[] = [];
  for (const country of countryCodes) {
    const site = only ?? sites[country] ?? 'DE';
    const page = await (await customerOf(site)).newPage();
    await page.goto(`${url}/address-input/standalone?site=${site}`);
    await hydrated(page);
    outcomes.push({ country, site, fields: await fillAddress(page, country, from) });
    await page.close();
  }
  return outcomes;
}
