import { countryFor, normalisePhone, siteFor } from '../../../flows/domain/src/index.ts';
import { shownValues } from '../controls.ts';
import type { World } from '../world.ts';

/** Fields that keep their values when the country changes (Registration §4, country switch). */
const person = /\.(?:firstName|lastName|countryCode)$/;
/**
 * The tax entries of a Turkish invoice: those of a company, and the private number (Registration §4, company
 * toggle).
 */
const ofCompany = /\.(?:companyName|companyTaxBranch|companyTaxNumber)$/;
const ofTaxes = /\.(?:companyName|companyTaxBranch|companyTaxNumber|taxNumber)$/;

const isTurkish = (code: string) => countryFor(code).turkish;

/** Forgets the expected values of some inputs, because they may change from now on. */
const release = (written: Map<string, string>, names: (name: string) => boolean) => {
  for (const name of written.keys()) if (names(name)) written.delete(name);
};

/**
 * Records an entry of the shopper, and the values that the product clears because of it. Registration §4
 * requires each of these: country switch, province and district, company toggle, layout of the card.
 */
export function follow(world: World, name: string, value: string): void {
  const { written, scene, page } = world;
  const path = name.slice(0, name.lastIndexOf('.'));
  const own = (each: string) => each.startsWith(`${path}.`);
  const part = name.slice(path.length + 1);
  const country = shownValues(page.form)[`${path}.countryCode`] || siteFor(scene.site).country;
  written.set(name, value);

  if (part === 'countryCode') {
    const phone = `${path}.phoneNumber`;
    const { phonePreset } = countryFor(country);
    // A telephone field with only a prefix gets the prefix of the new country.
    if (!normalisePhone(written.get(phone) ?? '', phonePreset)) written.delete(phone);
    if (isTurkish(country) !== isTurkish(value)) crossTheBorder(world, path);
    // A salutation that the new country does not offer becomes empty, until the shopper switches back.
    written.delete(`${path}.salutation`);
  }
  if (part === 'postalTown' && isTurkish(country)) written.set(`${path}.postalDistrict`, '');
  if (part === 'companyInvoice') {
    release(written, (each) => own(each) && (ofTaxes.test(each) || each.endsWith('.companyType')));
  }
  if (part === 'companyType') {
    const leaves = value === 'INDIVIDUAL' ? ofCompany : /\.taxNumber$/;
    for (const each of written.keys()) if (own(each) && leaves.test(each)) written.set(each, '');
  }
  if (name === 'cardMembership' && value === '') written.delete('cardSelection.layout');
}

/**
 * Swaps the values of the two sides of Turkey's border. The form remembers the entries of one side and
 * restores those of the other.
 */
function crossTheBorder({ written, elsewhere }: World, path: string): void {
  const left = [...written].filter(([name]) => name.startsWith(`${path}.`) && !person.test(name));
  const back = [...elsewhere];
  elsewhere.clear();
  for (const [name, value] of left) {
    written.delete(name);
    elsewhere.set(name, value);
  }
  for (const [name, value] of back) written.set(name, value);
}
