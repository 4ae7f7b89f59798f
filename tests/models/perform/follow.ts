import { countryFor, normalisePhone, siteFor } from '../../../flows/domain/src/index.ts';
import { shownValues } from '../controls.ts';
import type { World } from '../world.ts';

/** What stays with the shopper on the way into another country (Registration §4, country switch). */
const person = /\.(?:firstName|lastName|countryCode)$/;
/** The tax entries of a Turkish invoice: those of a company, and the private number (Registration §4, company toggle). */
const ofCompany = /\.(?:companyName|companyTaxBranch|companyTaxNumber)$/;
const ofTaxes = /\.(?:companyName|companyTaxBranch|companyTaxNumber|taxNumber)$/;

const isTurkish = (code: string) => countryFor(code).turkish;

/** Lets go of what was written into some inputs: they may hold something else from now on. */
const release = (written: Map<string, string>, names: (name: string) => boolean) => {
  for (const name of written.keys()) if (names(name)) written.delete(name);
};

/**
 * Notes what a shopper enters, and what the product clears on purpose because of it. Each of these is Registration §4's: the
 * country switch, province and district, the company toggle, the card's layout.
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
    // A bare beginning of a number becomes that of the new country.
    if (!normalisePhone(written.get(phone) ?? '', phonePreset)) written.delete(phone);
    if (isTurkish(country) !== isTurkish(value)) crossTheBorder(world, path);
    // A salutation that is not offered there is emptied, until the way back.
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

/** What was entered on one side of Turkey's border is remembered, and what was entered on the other is there again. */
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
