import { describe, expect, test } from 'vitest';
import { renderFlowsPage } from '../../apps/registration/build/flows-page/render.ts';
import { flowWords } from '../../apps/registration/build/flows-page/facts/flow-names.ts';
import { brand as crema } from '../../apps/registration/src/brand/crema/brand.ts';
import { routes } from '../../apps/registration/src/routes/routes.ts';
import { flows as everyFlow } from '../../flows/domain/src/plan/form-plan.ts';

const page = renderFlowsPage(crema, routes);

/** Text without its markup. @param {string} [markup] */
const plain = (markup = '') =>
  markup
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&#39;/g, "'")
    .replaceAll(/[\s\u00A0]+/g, ' ')
    .replaceAll(/ (?=[,:;])/g, '')
    .trim();

/** A part of the page by its id, as markup. @param {string} id */
const part = (id) => page.split(`<section id="${id}"`)[1]?.split('<section')[0] ?? '';

/** A row of a table as its cells. @param {string} id */
const row = (id) =>
  Array.from(
    page
      .split(`<tr id="${id}"`)[1]
      ?.split('</tr>')[0]
      ?.matchAll(/<t[hd][^]*?<\/t[hd]>/g) ?? [],
    ([cell]) => plain(cell),
  );

/** The first cells of a form's fields, in their order. @param {string} id */
const fields = (id) =>
  Array.from(part(id).matchAll(/<table class="asked"[^]*?<\/table>/g))
    .flatMap(([table]) => Array.from(table.matchAll(/<th scope="row"[^]*?<\/th>/g)))
    .map(([cell]) => plain(cell));

const sites = ['de', 'at', 'ch', 'ch-fr', 'cz', 'hu', 'sk', 'tr', 'pl'];
const flows = ['standalone', 'checkout', 'loyalty-card', 'community', 'community-request', 'invoice-address'];

describe('The page of all forms', () => {
  test.each(flows.flatMap((flow) => sites.map((site) => `${flow}-${site}`)))('tells %s', (id) => {
    expect(part(id)).not.toBe('');
    const [overview = ''] = page.split('id="sites"');
    expect(overview.split('</nav>')[1]).toContain(`href="#${id}"`);
  });

  test('tells every flow there is', () => {
    expect(flowWords.map(({ flow }) => flow).toSorted()).toEqual([...everyFlow].toSorted());
  });

  test('says what Hungary asks in the checkout', () => {
    expect(fields('checkout-hu')).toEqual([
      'Salutation',
      'Last name',
      'First name',
      'Date of birth',
      'E-mail address',
      'Password',
    ]);
    expect(plain(part('checkout-hu'))).toContain('Checkout in Hungary');
    expect(plain(part('checkout-hu'))).toContain(
      'Heading Személyes adatok Button Tovább Salutations Úr · Hölgy Names last name first Date of birth year, month, day Minimum age 16',
    );
    expect(row('checkout-hu.personalData.salutation')).toEqual([
      'Salutation',
      'Megszólítás',
      'required Kérjük, válasszon megszólítást.',
      'Úr · Hölgy',
    ]);
    expect(row('checkout-hu.personalData.birthDate')[3]).toBe('year, month, day; 16 years or older');
    expect(row('checkout-hu.password').slice(2)).toEqual(['optional', '8 to 64 characters']);
    const [newsletter, text, answer] = row('checkout-hu.consents.newsletter');
    expect([newsletter, answer]).toEqual(['Newsletter', 'optional']);
    expect(text).toMatch(/^Igen, feliratkozom a Crema e-mailes hírlevelére/);
    expect(row('checkout-hu.with-address')).toEqual([
      'With address',
      'Asked after “Password” Country * (required) Ország Postal code * (required) Irányítószám Town * (required) Település Street and house number * (required) Utca, házszám Extra line of the address Címkiegészítés Telephone number Telefonszám',
    ]);
    expect(row('checkout-hu.password-left-out')).toEqual(['Password left out', 'Not asked Password']);
    expect(row('checkout-hu.a-company')).toEqual([]);
  });

  test('says no message of a country, which is never empty, and both of a mobile telephone', () => {
    expect(row('invoice-address-hu.address.countryCode')).toEqual([
      'Country',
      'Ország',
      'required one is chosen beforehand',
      'one of 33 countries',
    ]);
    expect(row('invoice-address-tr.address.mobilePhonePrefix')[2]).toBe(
      'required Lütfen operatör kodunu seçin. Lütfen cep telefonu numaranızı girin.',
    );
  });

  test('says what the loyalty card asks, and in which words', () => {
    expect(fields('loyalty-card-pl').slice(-2)).toEqual(['Digital or plastic card', 'Telephone number']);
    expect(plain(part('loyalty-card-pl'))).toContain(
      'Heading Bezpłatna karta CremaCard Button Zamów kartę CremaCard',
    );
    expect(row('loyalty-card-de.cardSelection.phoneNumber')[1]).toBe(
      'Telefonnummer Damit wir Sie bei Fragen zur Karte erreichen.',
    );
  });

  test('says where something is not offered', () => {
    expect(plain(part('loyalty-card-tr'))).toContain('Loyalty card is not offered here.');
    expect(row('find-TR')).toEqual([
      'Turkey',
      '6 fields (Sign-up in Turkey) 3 consents',
      '6 fields (Checkout in Turkey) 3 consents',
      'not offered (Loyalty card in Turkey)',
      '6 fields (Community registration in Turkey) 4 consents',
      '1 consent (Community request in Turkey)',
      '11 fields (Invoice address in Turkey)',
    ]);
    expect(row('loyalty-card-de.known-customer-that-is-a-company')[1]).toBe(
      'The form is not offered; a notice says why.',
    );
  });

  test('says what holds on a site', () => {
    expect(row('site-CH_FR')).toEqual([
      'Switzerland (French) French',
      '18',
      'Monsieur · Madame · Autre · Entreprise',
      'day, month, year',
      'first name first',
      'yes',
      'yes',
      'Conditions of the card, where it is taken Newsletter, required with the card Personalised advertising on other sites',
    ]);
    expect(row('site-TR').slice(5)).toEqual([
      'no',
      'yes',
      'Membership, or order as a guest Newsletter Personalised offers',
    ]);
  });

  test.each([
    ['standalone-de.a-company', 'Asked after “Salutation” Company name * (required) Firmenname'],
    ['standalone-de.a-company', 'First name: “ Vorname der Kontaktperson ”'],
    ['standalone-de.a-company', 'Not asked Date of birth Loyalty card wanted'],
    ['standalone-de.a-company-companies-let-in', 'Asked after “Password” Loyalty card wanted'],
    [
      'standalone-at.plastic-card-chosen',
      'Asked after “Digital or plastic card” Country * (required) Land Postal code',
    ],
    ['standalone-de.companies-not-let-in', 'Salutation: Herr · Frau · Divers'],
    [
      'standalone-de.a-company-that-may-leave-its-name-out',
      'Company name: “ Firmenname (optional) ”, optional',
    ],
    ['standalone-de.a-company-that-may-leave-its-name-out', 'compared with “A company”'],
    ['standalone-de.loyalty-card-ticked', 'Agreed to as well Conditions of the loyalty card * (required)'],
    ['standalone-de.loyalty-card-ticked', 'Agreed to otherwise Newsletter: required'],
    ['standalone-ch.coffee-subscription', 'Password: “ Passwort für Ihr Kaffee-Abo ”'],
    ['checkout-tr.password-entered', 'Agreed to as well Membership agreement * (required)'],
    ['checkout-tr.password-entered', 'Not agreed to Order as a guest'],
    ['checkout-tr.turkish-invoice-of-a-company', 'compared with “With address”'],
    ['checkout-tr.turkish-invoice-of-a-company', 'Company name * (required) Şirket adı'],
    ['checkout-hu.address-in-turkey', 'Asked after “Country”, in this order Province * (required) Tartomány'],
    ['invoice-address-pl.known-customer', 'First name: shown, not to be changed'],
    ['loyalty-card-at.plastic-card-chosen', 'Staircase Stiege Floor Stock Door Tür'],
    ['loyalty-card-pl.known-customer-who-lives-abroad', 'Digital or plastic card: Cyfrowa, w smartfonie'],
  ])('tells what is different in the case %s: %s', (id, text) => {
    expect(row(id).join(' ')).toContain(text);
  });

  test('names the addresses of a form, and a form that no page shows', () => {
    expect(part('checkout')).toContain('<code>/checkout-registration-without-password</code>');
    expect(part('checkout')).toContain('<code>/checkout-registration-with-address-without-password</code>');
    expect(part('loyalty-card')).toContain('-registration</code>');
    const without = flows.filter((flow) => part(flow).includes('No page shows it'));
    const known = new Set(routes.map(({ form }) => form?.flow));
    expect(without).toEqual(flows.filter((flow) => ![...known].some((each) => each === flow)));
  });

  test('says a text in the brand’s own wording, and asks what its shop has set up', () => {
    const other = renderFlowsPage(
      {
        ...crema,
        cardName: 'BlueCard',
        texts: { 'hu-HU': { 'action.continue': 'Tovább a kasszához' } },
        options: { checkout: { companyOption: false } },
      },
      [],
    );
    expect(other).toContain('Passwort für Ihre BlueCard');
    expect(other).not.toContain('CremaCard');
    expect(other).toContain('<span lang="hu-HU">Tovább a kasszához</span>');
    expect(other).not.toContain('id="checkout-de.a-company"');
    expect(page).toContain('id="checkout-de.a-company"');
  });
});

describe('Its markup', () => {
  const values = (/** @type {RegExp} */ pattern) =>
    Array.from(page.matchAll(pattern), ([, value = '']) => value);

  test('has no id twice, and leads nowhere but to itself', () => {
    const ids = values(/ id="([^"]*)"/g);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const targets = new Set(ids.map((id) => `#${id}`));
    expect(values(/ href="([^"]*)"/g).filter((link) => !targets.has(link))).toEqual([]);
  });

  test('needs no other file, and no script', () => {
    expect(values(/ src="([^"]*)"|url\((?!data:)([^)]*)/g)).toEqual([]);
    expect(page).not.toContain('<script');
  });

  test('has a cell for every column of a table', () => {
    for (const table of page.matchAll(/<table[^]*?<\/table>/g)) {
      const [head = '', ...body] = table[0].split('<tr ');
      const columns = body[0]?.split('<th ').length;
      for (const each of body.slice(1)) expect([head, each.split(/<t[hd] /).length]).toEqual([head, columns]);
    }
  });

  test('marks the words of each site as being in its language', () => {
    const said = new Set(values(/lang="([^"]*)"/g));
    expect([...said].toSorted()).toEqual(
      ['en', 'cs-CZ', 'de-AT', 'de-CH', 'de-DE', 'fr-CH', 'hu-HU', 'pl-PL', 'sk-SK', 'tr-TR'].toSorted(),
    );
    expect(part('checkout-hu')).not.toMatch(/lang="(?!hu-HU)/);
  });
});
