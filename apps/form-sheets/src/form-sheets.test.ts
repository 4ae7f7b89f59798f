import { flows as everyFlow, siteFor } from '@crema/flow-domain';
import { documentsFor } from '@crema/flow-domain/server';
import { describe, expect, test } from 'vitest';
import { formPage } from '../../../.storybook/docs/form-pages.ts';
import { textsOf } from '../../../flows/domain/build/message-files.mjs';
import { casesOf } from './facts/cases.ts';
import { flowWords } from './facts/flow-names.ts';
import { formSheets, type Shop } from './form-sheets.ts';
import { quoted, slug } from './parts/markdown.ts';

const crema: Shop = {
  name: 'Crema',
  cardName: 'CremaCard',
  options: {},
  textsOf,
  documentsOf: documentsFor,
  pathsOf: (flow) => (flow === 'checkout' ? ['/checkout', '/checkout-as-guest'] : []),
};

const files = formSheets(crema);

const file = (name: string) => files.get(`${name}.md`) ?? '';

/** Markdown as a reader sees it. */
const read = (markdown: string) =>
  markdown
    .replaceAll('<q', '“<q')
    .replaceAll('</q>', '”')
    .replaceAll(/<[^>]+>|[*\\]/g, '')
    .replaceAll(/[\s\u00A0]+/g, ' ')
    .replaceAll('\u2060', '')
    .trim();

/** The form of a site, as Markdown. @param title such as `Checkout in Hungary` */
function form(title: string) {
  const [name = ''] = title.split(' in ');
  return file(slug(name)).split(`## ${title}\n`)[1]?.split('\n## ')[0] ?? '';
}

/** A list of a form, its entries as a reader sees them. @param heading its first word */
function entries(title: string, heading: string) {
  const [, list = ''] = form(title).split(`### ${heading} `);
  const [, ...found] = (list.split('\n#')[0] ?? '').split(/^(?:-|1\.) /m);
  return found.map(read);
}

/** The names of a form’s fields in their order. */
const fields = (title: string) =>
  Array.from(form(title).matchAll(/^1\. \*\*(.*?)\*\*/gm), ([, name]) => name);

/** @param name of the field, consent or case */
const entry = (title: string, name: string, heading = 'Asked') =>
  entries(title, heading).find((each) => each.startsWith(name)) ?? '';

const ofCase = (title: string, name: string) => entry(title, name, 'Other');

const sites = [
  'Germany',
  'Austria',
  'Switzerland (German)',
  'Switzerland (French)',
  'Czechia',
  'Hungary',
  'Slovakia',
  'Turkey',
  'Poland',
];

describe('The Markdown of all forms', () => {
  test.each(flowWords.flatMap(({ name }) => sites.map((site) => [name, site])))(
    'lists %s in %s',
    (name, site) => {
      const title = `${name} in ${site}`;
      expect(form(title)).not.toBe('');
      expect(file('README')).toContain(`](${slug(name)}.md#${slug(title)})`);
      expect(file(slug(name))).toContain(`[${site}](#${slug(title)})`);
    },
  );

  test('lists every flow there is', () => {
    expect(flowWords.map(({ flow }) => flow).toSorted()).toEqual(everyFlow.toSorted());
  });

  test('says what Hungary asks in the checkout', () => {
    const hungary = 'Checkout in Hungary';
    expect(fields(hungary)).toEqual([
      'Salutation',
      'Last name',
      'First name',
      'Date of birth',
      'E-mail address',
      'Password',
    ]);
    expect(read(form(hungary))).toMatch(/^- Heading: “Személyes adatok” - Button: “Tovább” ###/);
    expect(entry(hungary, 'Salutation')).toBe(
      'Salutation “Megszólítás” required; “Úr”, “Hölgy” Left empty: “Kérjük, válasszon megszólítást.”',
    );
    expect(entry(hungary, 'Date of birth')).toContain('required; year, month, day; 16 years or older Hint: ');
    expect(entry(hungary, 'Password')).toMatch(/“Jelszó” optional; 8 to 64 characters Hint: [^:]*$/);
    expect(entry(hungary, 'Newsletter', 'Agreed')).toMatch(
      /“Igen, feliratkozom a Crema e-mailes hírlevelére.*” optional; \[in full, version 1.1\]\(site-hu.md#newsletter\)/,
    );
    expect(read(form(hungary))).toContain(
      'Above the button, the data protection notice: “Így kezeljük az adatait: Adatkezelési tájékoztató”',
    );
    expect(ofCase(hungary, 'The shop asks for the invoice address as well')).toBe(
      'The shop asks for the invoice address as well - Asked after “Password”: Country “Ország”; Postal code “Irányítószám”; Town “Település”; Street and house number “Utca, házszám”; Extra line of the address “Címkiegészítés” (optional); Telephone number “Telefonszám” (optional)',
    );
    expect(ofCase(hungary, 'The shop leaves the password out')).toMatch(/guest - Not asked: Password$/);
    expect(ofCase(hungary, 'The shopper is a company')).toBe('');
  });

  test('says no message of a country, which is never empty, and both of a mobile telephone', () => {
    expect(entry('Invoice address in Hungary', 'Country')).toBe(
      'Country “Ország” required; one is chosen beforehand; one of 33 countries',
    );
    expect(entry('Invoice address in Turkey', 'Mobile telephone number')).toContain(
      'Left empty: “Lütfen operatör kodunu seçin. Lütfen cep telefonu numaranızı girin.”',
    );
  });

  test('says what the loyalty card asks, and in which words', () => {
    expect(fields('Loyalty card in Poland').slice(-2)).toEqual([
      'Digital or plastic card',
      'Telephone number',
    ]);
    expect(read(form('Loyalty card in Poland'))).toContain(
      'Heading: “Bezpłatna karta CremaCard” - Button: “Zamów kartę CremaCard”',
    );
    expect(entry('Loyalty card in Germany', 'Telephone number')).toContain(
      'Hint: “Damit wir Sie bei Fragen zur Karte erreichen.”',
    );
    expect(entry('Loyalty card in Germany', 'Conditions', 'Agreed')).toMatch(
      /required; \[in full, version .*\]\(site-de.md#conditions-of-the-loyalty-card\) Left unticked: “.+”$/,
    );
  });

  test('says where something is not offered', () => {
    expect(form('Loyalty card in Turkey').trim()).toBe('Loyalty card is not offered here.');
    expect(ofCase('Loyalty card in Germany', 'The customer who is logged in is a company')).toContain(
      '- The form is not offered; a notice says why.',
    );
    expect(read(file('site-tr'))).toContain(
      [
        '- [Sign-up](sign-up.md#sign-up-in-turkey): 6 fields, 3 consents',
        '- [Checkout](checkout.md#checkout-in-turkey): 6 fields, 3 consents',
        '- [Loyalty card](loyalty-card.md#loyalty-card-in-turkey): not offered',
        '- [Community registration](community-registration.md#community-registration-in-turkey): 6 fields, 4 consents',
        '- [Community request](community-request.md#community-request-in-turkey): 1 consent',
        '- [Invoice address](invoice-address.md#invoice-address-in-turkey): 11 fields',
      ].join(' '),
    );
    expect(read(file('README'))).toContain('- not offered: [Turkey](loyalty-card.md#loyalty-card-in-turkey)');
  });

  test('says what holds on a site, and compares the sites', () => {
    expect(read(file('site-ch-fr'))).toContain(
      '- Language: French - From age: 18 - Salutations: “Monsieur”, “Madame”, “Autre”, “Entreprise” - Dates: day, month, year - Names: first name first - Loyalty card: yes - Community: yes - Consents: Conditions of the card if it is taken; Newsletter, required with the card; Personalised advertising on other sites',
    );
    expect(read(file('site-tr'))).toContain(
      '- Loyalty card: no - Community: yes - Consents: Membership, or order as a guest; Newsletter; Personalised offers',
    );
    expect(read(file('sites'))).toContain(
      '## From age - 16: [Germany](site-de.md), [Hungary](site-hu.md), [Turkey](site-tr.md) - 18: [Austria]',
    );
    expect(file('sites')).toContain('- last name first: [Hungary](site-hu.md)\n');
  });

  test('has every consent of a site in full, with its version', () => {
    expect(read(file('site-hu'))).toMatch(
      /## Newsletter Beside the checkbox: “Igen, feliratkozom.*” In full, version 1.1: - “A Crema kávékról, .*” - “Hozzájárulását bármikor/,
    );
    expect(file('site-tr').match(/^In full, version /gm)).toHaveLength(5);
  });

  const company = 'The shopper is a company';
  const taken = 'The shopper ticks the loyalty card';
  const nameless = 'The shop does not require the name of a company';
  const turkishCompany = 'The Turkish invoice bears the tax number of a company';
  test.each([
    ['Sign-up in Germany', company, '- Asked after “Salutation”: Company name “Firmenname” -'],
    ['Sign-up in Germany', company, 'First name: “Vorname der Kontaktperson”'],
    ['Sign-up in Germany', company, '- Not asked: Date of birth; Loyalty card wanted'],
    [
      'Sign-up in Germany',
      'The shop lets this company take the loyalty card',
      '- Asked after “Password”: Loyalty card wanted',
    ],
    [
      'Sign-up in Austria',
      'The shopper chooses the plastic card',
      '- Asked after “Digital or plastic card”: Country “Land”; Postal code',
    ],
    [
      'Sign-up in Germany',
      'The shop takes away the salutation of companies',
      'Salutation: “Herr”, “Frau”, “Divers”',
    ],
    ['Sign-up in Germany', nameless, 'Company name: “Firmenname (optional)”, optional'],
    ['Sign-up in Germany', nameless, `, compared with “${company}” -`],
    [
      'Sign-up in Germany',
      taken,
      '- Agreed to first: Conditions of the loyalty card - Agreed to otherwise: Newsletter: required',
    ],
    [
      'Sign-up in Switzerland (German)',
      'The shopper subscribes to coffee',
      'Password: “Passwort für Ihr Kaffee-Abo”',
    ],
    [
      'Checkout in Turkey',
      'The shopper enters a password',
      '- Agreed to first: Membership agreement - Not agreed to: Order as a guest',
    ],
    ['Checkout in Turkey', turkishCompany, 'compared with “The shop asks for the invoice address as well”'],
    ['Checkout in Turkey', turkishCompany, 'Company name “Şirket adı”;'],
    [
      'Checkout in Hungary',
      'The shopper chooses Turkey as the country',
      'Asked after “Country”, in this order: Province “Tartomány”; District',
    ],
    [
      'Checkout in Hungary',
      'The shopper chooses Turkey as the country',
      '- Not asked: Town; Telephone number',
    ],
    [
      'Invoice address in Poland',
      'The shopper is a customer who is logged in',
      'First name: shown, not to be changed',
    ],
    [
      'Loyalty card in Austria',
      'The shopper chooses the plastic card',
      'Staircase “Stiege” (optional); Floor “Stock” (optional); Door “Tür/Top” (optional)',
    ],
    [
      'Loyalty card in Poland',
      'The customer lives in another country',
      'Digital or plastic card: “Cyfrowa, w smartfonie”',
    ],
  ])('of %s says in the case “%s”: %s', (title, name, text) => {
    expect(ofCase(title, name)).toContain(text);
  });

  test('lists each case of a flow on some site', () => {
    for (const { flow, name } of flowWords)
      for (const each of casesOf[flow]) expect(file(slug(name))).toContain(`- **${each.name}**`);
  });

  test('names the addresses of a form, and a form that no page shows', () => {
    expect(file('checkout')).toContain('Its pages: `/checkout`, `/checkout-as-guest`.');
    const without = flowWords.filter(({ name }) => file(slug(name)).includes('No page shows it'));
    expect(without).toEqual(flowWords.filter(({ flow }) => flow !== 'checkout'));
  });

  test('says a text in the shop’s own wording, and asks what its shop has set up', () => {
    const other = [
      ...formSheets({
        ...crema,
        cardName: 'BlueCard',
        textsOf: (locale) => ({
          ...textsOf(locale),
          ...(locale === 'hu-HU' && { 'action.continue': 'Tovább a kasszához' }),
        }),
        options: { checkout: { companyOption: false } },
      }).values(),
    ].join('');
    expect(other).toContain('Passwort für Ihre BlueCard');
    expect(other).not.toContain('CremaCard');
    expect(other).toContain('<q lang="hu-HU">Tovább a kasszához</q>');
    expect(other.split('# Checkout\n')[1]?.split('\n# ')[0]).not.toContain(`**${company}**`);
    expect(file('checkout')).toContain(`**${company}**`);
  });

  test('leads only to files and headings that there are', () => {
    const anchors = new Set(
      Array.from(files, ([name, markdown]) => [
        name,
        ...Array.from(markdown.matchAll(/^##? (.*)/gm), ([, heading = '']) => `${name}#${slug(heading)}`),
      ]).flat(),
    );
    const links = Array.from(files, ([name, markdown]) =>
      Array.from(markdown.matchAll(/\]\(([^)]*)\)/g), ([, to = '']) => (to.startsWith('#') ? name + to : to)),
    ).flat();
    expect(links.length).toBeGreaterThan(200);
    expect(links.filter((to) => !anchors.has(to))).toEqual([]);
  });

  test('has no heading twice on a page', () => {
    for (const [name, markdown] of files) {
      const headings = Array.from(markdown.matchAll(/^#.*/gm), ([heading]) => heading);
      expect([name, headings.filter((each, index) => headings.indexOf(each) !== index)]).toEqual([name, []]);
    }
  });

  test('marks the words of each site as being in its language', () => {
    const said = new Set(
      [...files.values()].flatMap((markdown) => markdown.match(/(?<=lang=")[^"]*/g) ?? []),
    );
    expect([...said].toSorted((a, b) => a.localeCompare(b))).toEqual([
      'cs-CZ',
      'de-AT',
      'de-CH',
      'de-DE',
      'fr-CH',
      'hu-HU',
      'pl-PL',
      'sk-SK',
      'tr-TR',
    ]);
    expect(form('Checkout in Hungary')).not.toMatch(/lang="(?!hu-HU)/);
  });

  test('begins no paragraph with a quotation, because Storybook would not make it a paragraph', () => {
    expect([...files.values()].filter((markdown) => /^</m.test(markdown))).toEqual([]);
  });

  test('is small enough for a phone: under 100 kB a file', () => {
    for (const [name, markdown] of files)
      expect([name, Buffer.byteLength(markdown) < 100_000]).toEqual([name, true]);
  });

  test('takes from words what means something in Markdown or HTML', () => {
    expect(quoted(siteFor('HU'), 'a', '* b_c `d` [e] <i> & \\')).toBe(
      '<q lang="hu-HU">a</q>, <q lang="hu-HU">\\* b\\_c \\`d\\` \\[e\\] \\<i\\> \\& \\\\</q>',
    );
  });
});

describe('A page of Storybook', () => {
  const pages = new Map(
    Array.from(files, ([name, markdown]) => [name, formPage(name.replace('.md', ''), markdown)]),
  );

  test.each([
    ['README.md', 'What the forms ask/Overview', 'forms-readme'],
    ['checkout.md', 'What the forms ask/Checkout', 'forms-checkout'],
    ['site-hu.md', 'What the forms ask/Sites/Hungary', 'forms-site-hu'],
  ])('of %s stands at %s', (name, place, id) => {
    expect(pages.get(name)).toContain(`<Meta title="${place}" id="${id}" />`);
  });

  test('has its forms as headings, which Storybook’s search finds', () => {
    expect(pages.get('checkout.md')).toContain('\n\n## Checkout in Hungary\n\n<Markdown>{"');
  });

  test('leads to pages that there are', () => {
    const ids = new Set(Array.from(pages.values(), (page) => / id="([^"]*)"/.exec(page)?.[1]));
    const links = [...pages.values()].flatMap((page) =>
      Array.from(page.matchAll(/\?path=\/docs\/([\w-]+)--docs/g), ([, id]) => id),
    );
    expect(links.filter((id) => !ids.has(id))).toEqual([]);
    expect([...pages.values()].join('')).not.toMatch(/\]\([^)]*\.md/);
  });
});
