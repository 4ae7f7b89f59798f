import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { among } from '../../support/combine.ts';
import { inShop, part, save, standInForShop } from '../support/address-page.ts';
import { answerAddress } from '../support/answer-address.ts';
import { useBrowser } from '../support/browser.ts';
import {
  agreeToCard,
  cardConsents,
  cardPart,
  keptCard,
  layout,
  openAsNewcomer,
  shownNumber,
} from '../support/card-page.ts';
import { sharedProduct } from '../support/product.ts';
import { focused, tabTo } from '../support/keyboard.ts';
import { erika, fillIn, freshEmail, hydrated, valuesOf } from '../support/shopper.ts';

const welcome = (page: Page) => page.getByRole('heading', { level: 1, name: 'Willkommen, Erika!' });
const arrived = (page: Page) => page.waitForURL('**/address-input/loyalty-card');

describe('a new shopper takes the card', () => {
  const openPage = useBrowser();
  const product = sharedProduct();
  const kept = (email: string) => product.query(keptCard, [email]);

  const paths = [
    '/crema-registration',
    '/signupcrema',
    '/m/signupcrema',
    '/service/registrationfrontend/registerfreecremacard',
  ];
  // every-route.test.ts requests the target of each alias.
  it.each(among(paths, paths.slice(0, 2)))('under %s, which in Turkey leads to the sign-up', async (path) => {
    const { page, complaints } = await openPage();
    const german = await page.goto(product.url + path);
    expect(german?.status()).toBe(200);
    await page.getByRole('button', { name: 'CremaCard anfordern' }).waitFor();
    expect(await layout(page, 'DIGITAL').isChecked()).toBe(true);
    await page.goto(`${product.url}${path}?site=TR`);
    expect(new URL(page.url()).pathname).toBe('/signup');
    expect(await layout(page, 'DIGITAL').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('digital, with a telephone number, and enters an address later', async () => {
    const { page, complaints } = await openPage();
    const email = await openAsNewcomer(page, product.url);
    await page.locator('[name="cardSelection.phoneNumber"]').fill('+49 (40) 555-01 01');
    await save(page);
    await arrived(page);
    await welcome(page).waitFor();
    const number = await shownNumber(page);
    // The answer said so, because the page came without a load.
    await page.getByText('Wir haben Ihnen geschrieben.').waitFor();
    expect(await part(page, 'streetAddress').inputValue()).toBe('');
    expect(await kept(email)).toEqual([
      {
        layout: 'DIGITAL',
        number,
        phone_number: '+49405550101',
        card_membership: true,
        flow: 'loyalty-card',
        address: null,
        consents: cardConsents,
      },
    ]);
    expect(complaints).toEqual([]);
  });

  it('plastic, and the next page starts with its address, says so, and saves it', async () => {
    const { page, complaints } = await openPage();
    await standInForShop(page);
    const email = await openAsNewcomer(page, product.url);
    await layout(page, 'PLASTIC').check();
    await answerAddress(page, 'cardSelection.address', 'DE');
    await save(page);
    await arrived(page);
    await welcome(page).waitFor();
    await page.getByText('Ihre CremaCard ist angefordert.').waitFor();
    await hydrated(page);
    expect(await valuesOf(page)).toMatchObject({
      'address.firstName': 'Erika',
      'address.lastName': 'Muster',
      'address.countryCode': 'DE',
      'address.postalCode': '10115',
      'address.postalTown': 'Berlin',
      'address.streetAddress': 'Chausseestraße 8',
    });
    const [row, ...others] = await kept(email);
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      layout: 'PLASTIC',
      phone_number: null,
      card_membership: true,
      address: {
        salutation: 'MRS',
        first_name: 'Erika',
        last_name: 'Muster',
        country_code: 'DE',
        postal_code: '10115',
        postal_town: 'Berlin',
        street_address: 'Chausseestraße 8',
      },
      consents: cardConsents,
    });
    await save(page);
    await inShop(page, 'www');
    const addresses = await product.query(
      'select purpose, street_address from address join customer using (login_id) where email = $1 order by purpose',
      [email],
    );
    expect(addresses).toEqual([
      { purpose: 'card', street_address: 'Chausseestraße 8' },
      { purpose: 'invoice', street_address: 'Chausseestraße 8' },
    ]);
    expect(complaints).toEqual([]);
  });

  it('digital in the end, and the typed address is gone and not required', async () => {
    const { page } = await openPage();
    const email = await openAsNewcomer(page, product.url);
    await layout(page, 'PLASTIC').check();
    await answerAddress(page, 'cardSelection.address', 'DE');
    await layout(page, 'DIGITAL').check();
    await cardPart(page, 'streetAddress').waitFor({ state: 'detached' });
    await save(page);
    await arrived(page);
    expect(await kept(email)).toMatchObject([{ layout: 'DIGITAL', address: null }]);
  });

  it('plastic on the sign-up by ticking the card, and keeps the other values', async () => {
    const { page, complaints } = await openPage();
    const email = freshEmail();
    await page.goto(`${product.url}/signup?site=DE`);
    await hydrated(page);
    await fillIn(page, { ...erika, email });
    await page.locator('[name="cardMembership"]').check();
    await layout(page, 'PLASTIC').check();
    await answerAddress(page, 'cardSelection.address', 'DE');
    await agreeToCard(page);
    await save(page);
    await page.waitForURL('**/address-input/standalone');
    await welcome(page).waitFor();
    await hydrated(page);
    expect(await part(page, 'streetAddress').inputValue()).toBe('Chausseestraße 8');
    expect(await kept(email)).toMatchObject([
      { layout: 'PLASTIC', flow: 'standalone', address: { postal_town: 'Berlin' }, consents: cardConsents },
    ]);
    expect(complaints).toEqual([]);
  });

  it('not at all on the sign-up after unticking it, which resets the choice to digital', async () => {
    const { page } = await openPage();
    const email = freshEmail();
    await page.goto(`${product.url}/signup?site=DE`);
    await hydrated(page);
    await fillIn(page, { ...erika, email });
    const box = page.locator('[name="cardMembership"]');
    await box.check();
    await layout(page, 'PLASTIC').check();
    await answerAddress(page, 'cardSelection.address', 'DE');
    await box.uncheck();
    await layout(page, 'PLASTIC').waitFor({ state: 'detached' });
    await box.check();
    await expect.poll(() => layout(page, 'DIGITAL').isChecked()).toBe(true);
    await box.uncheck();
    await save(page);
    await page.waitForURL('**/address-input/standalone');
    expect(await kept(email)).toMatchObject([{ layout: null, card_membership: false, address: null }]);
  });

  it('once, even if Enter is pressed twice', async () => {
    const { page } = await openPage();
    const email = await openAsNewcomer(page, product.url);
    await layout(page, 'PLASTIC').check();
    await answerAddress(page, 'cardSelection.address', 'DE');
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/registrations')) calls.push(request.url());
    });
    await cardPart(page, 'streetAddress').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await arrived(page);
    expect(calls).toHaveLength(1);
    expect(await kept(email)).toHaveLength(1);
  });

  it('by the keyboard alone', async () => {
    const { page, complaints } = await openPage();
    const email = freshEmail();
    await page.goto(`${product.url}/crema-registration?site=DE`);
    await hydrated(page);
    await tabTo(page, 'personalData.salutation');
    await page.keyboard.type('Frau');
    await tabTo(page, 'personalData.firstName');
    await page.keyboard.type('Erika');
    await tabTo(page, 'personalData.lastName');
    await page.keyboard.type('Muster');
    await tabTo(page, 'personalData.birthDate.day');
    await page.keyboard.type('03021985');
    await tabTo(page, 'email');
    await page.keyboard.type(email);
    await tabTo(page, 'password');
    await page.keyboard.type('Kaffee123');
    await tabTo(page, 'cardSelection.layout');
    await page.keyboard.press('ArrowDown');
    expect(await layout(page, 'PLASTIC').isChecked()).toBe(true);
    await cardPart(page, 'streetAddress').waitFor();
    expect(await focused(page)).toBe('cardSelection.layout');
    await tabTo(page, 'cardSelection.address.postalCode');
    await page.keyboard.type('50667');
    await tabTo(page, 'cardSelection.address.postalTown');
    await page.keyboard.type('Köln');
    await tabTo(page, 'cardSelection.address.streetAddress');
    await page.keyboard.type('Domkloster 4');
    for (const kind of ['cardTermsAndConditions', 'newsletter']) {
      await tabTo(page, `consents.${kind}`);
      await page.keyboard.press('Space');
    }
    await tabTo(page, 'submit');
    await page.keyboard.press('Enter');
    await arrived(page);
    expect(await kept(email)).toMatchObject([{ layout: 'PLASTIC', address: { postal_town: 'Köln' } }]);
    expect(complaints).toEqual([]);
  });
});
