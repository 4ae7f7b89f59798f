import type { Page } from 'playwright';
import { isCountryCode } from '../../../flows/domain/src/index.ts';
import { places } from './places.ts';
import { fillIn } from './shopper.ts';

/**
 * Enters a valid address of a country as soon as the form asks for one.
 * @param path such as `cardSelection.address`
 */
export async function answerAddress(page: Page, path: string, country: string): Promise<void> {
  if (!isCountryCode(country)) throw new Error(`No address can be in ${country}.`);
  const { code, town, street } = places[country];
  const part = (of: string) => page.locator(`[name="${path}.${of}"]`);
  await part('streetAddress').waitFor();
  if (country === 'TR') {
    await part('postalTown').focus();
    await part('postalTown').selectOption(town);
    await part('postalDistrict').locator('[value="Kadıköy"]').waitFor({ state: 'attached' });
    await part('postalDistrict').selectOption('Kadıköy');
    await part('mobilePhonePrefix').selectOption('532');
    await part('mobilePhoneNumber').fill('1234567');
  } else await part('postalTown').fill(town);
  await fillIn(page, { [`${path}.postalCode`]: code[0], [`${path}.streetAddress`]: street });
}
