import { postalToldField, postalToldValue } from '@crema/flow-domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../../../test-support/databases.ts';
import { germanFields, germanRequest } from '../../../test-support/registrations.ts';
import { shownPage, toldOn } from '../../../test-support/shown-page.ts';
import { counts, storedOf } from '../../../test-support/stored.ts';
import { createTestApp } from '../../../test-support/app-on-database.ts';
import { openTestApp, type TestApp } from '../../../test-support/test-app.ts';
import { createVisitor } from '../../../test-support/visitor.ts';
import type { Database } from '../../core/database/schema.ts';
import { openPostal } from '../../core/postal/open-postal.ts';

type Fields = Readonly<Record<string, string>>;

/** The fields that a page without JavaScript sends. The first name cannot be changed, so its input is not sent. */
const german: Fields = {
  'address.salutation': 'MRS',
  'address.lastName': 'Muster',
  'address.countryCode': 'DE',
  'address.extraLine': '',
  'address.postalCode': '50667',
  'address.postalTown': 'Köln',
  'address.streetAddress': 'Kaffeestraße 12',
  'address.phoneNumber': '',
};
const turkish: Fields = {
  'address.salutation': 'MRS',
  'address.lastName': 'Muster',
  'address.countryCode': 'TR',
  'address.postalTown': 'İstanbul',
  'address.postalDistrict': 'Kadıköy',
  'address.streetAddress': 'Kahve Sokak No:5 Daire 2',
  'address.postalCode': '34710',
  'address.mobilePhonePrefix': '530',
  'address.mobilePhoneNumber': '5550102',
};
const told = (fields: Fields): Fields => ({
  ...fields,
  [postalToldField('address')]: postalToldValue('address', fields),
});
const mismatch = ['address.postalCode: postalMismatch', 'address.postalTown: postalMismatch'];

describe.each(databases)('an invoice address without JavaScript on $name', ({ open }) => {
  let db: Database;
  let appDir: string;
  let app: TestApp;

  beforeAll(async () => {
    app = await openTestApp({ open });
    ({ db, appDir } = app);
  });
  afterAll(async () => await app.close());

  /** Registers a customer and returns the browser that is logged in. */
  async function customer({ send }: Pick<TestApp, 'send'> = app) {
    const browser = createVisitor(send);
    const { loginId }: { loginId: string } = await (await browser.post(germanRequest())).json();
    return {
      ...browser,
      post: async (fields: Fields, headers = {}) => await browser.postForm(fields, headers, 'address-input'),
      saved: async () => (await storedOf(db, loginId)).invoice,
    };
  }

  it('is saved, and leads to the shop or back to where the page was opened from', async () => {
    const { post, saved } = await customer();
    const response = await post(german);
    expect([response.status, response.headers.get('location')]).toEqual([303, 'https://shop.example/']);
    expect(await saved()).toMatchObject({
      firstName: 'Anna',
      lastName: 'Muster',
      postalCode: '50667',
      postalTown: 'Köln',
    });
    const path = '/address-input/checkout?returnTo=cart';
    const back = await post({ ...german, path });
    expect(back.headers.get('location')).toBe('https://cart.example/DE/address-input');
  });

  it('takes the place of the one before, under its uuid', async () => {
    const { post, saved, visit } = await customer();
    const known = async () =>
      (await shownPage(await visit('/address-input/standalone'))).customer?.invoiceAddress;
    await post(german);
    const before = await known();
    await post({ ...german, 'address.streetAddress': 'Neue Straße 3' });
    expect(await saved()).toMatchObject({ streetAddress: 'Neue Straße 3' });
    expect((await known())?.uuid).toBe(before?.uuid);
  });

  it('comes back with every error and what was entered, on the page it was on', async () => {
    const { post, saved } = await customer();
    const wrong = { ...german, 'address.streetAddress': 'Kaffeestraße', 'address.lastName': '' };
    const response = await post(wrong, { Referer: 'http://127.0.0.1:3000/address-input/checkout?a=1' });
    expect([response.status, response.headers.get('cache-control')]).toEqual([422, 'private, no-store']);
    const page = await shownPage(response);
    expect(page.address).toBe('/address-input/checkout?a=1');
    expect(toldOn(page)).toEqual([
      'address.lastName: lastNameIsRequired',
      'address.streetAddress: housenumberIsInvalid',
    ]);
    expect(page.form?.values).toEqual(wrong);
    expect(page.form).not.toHaveProperty('choices');
    expect(await saved()).toBeUndefined();
  });

  it('drops what its form does not ask for: no input can be taken away without JavaScript', async () => {
    const { post, saved } = await customer();
    const fields = {
      ...german,
      'address.floorDoor': '3',
      'address.postalDistrict': 'Kadıköy',
      'address.companyInvoice': 'on',
      'address.taxNumber': '1',
      'address.firstName': 'Eve',
      email: 'eve@example.org',
    };
    expect((await post(fields)).status).toBe(303);
    expect(await saved()).toMatchObject({ firstName: 'Anna' });
    for (const part of ['floorDoor', 'postalDistrict', 'taxNumber']) {
      expect(await saved()).not.toHaveProperty(part);
    }
  });

  it('asks a company in Turkey for what its answers make necessary', async () => {
    const { post, saved } = await customer();
    const unanswered = await post({ ...turkish, 'address.companyInvoice': 'on' });
    expect(toldOn(await shownPage(unanswered))).toEqual(['address.taxNumber: taxNumberIsRequired']);
    const fields = {
      ...turkish,
      'address.companyInvoice': 'on',
      'address.companyType': 'INDIVIDUAL',
      'address.taxNumber': '12345678901',
    };
    expect((await post(fields)).status).toBe(303);
    expect(await saved()).toMatchObject({ taxNumber: '12345678901', postalDistrict: 'Kadıköy' });
    expect((await post({ ...fields, 'address.companyInvoice': '' })).status).toBe(303);
    expect(await saved()).not.toHaveProperty('taxNumber');
  });

  it('asks for a login, and for the token of its session', async () => {
    const before = await counts(db);
    const stranger = await createVisitor(app.send).postForm(german, {}, 'address-input');
    expect([stranger.status, toldOn(await shownPage(stranger))]).toEqual([403, ['notLoggedIn']]);
    const { post, saved } = await customer();
    const forged = await post({ ...german, csrfToken: 'x' });
    const page = await shownPage(forged);
    expect([forged.status, toldOn(page)]).toEqual([403, ['sessionExpired']]);
    expect(page.form?.values).toEqual(german);
    expect((await post(german, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect(await saved()).toBeUndefined();
    expect(await counts(db)).toMatchObject({ customers: Number(before['customers']) + 1 });
  });

  it('is refused where it cannot be read', async () => {
    const { post } = await customer();
    for (const town of ['K\0ln', 'x'.repeat(1001)]) {
      const response = await post({ ...german, 'address.postalTown': town });
      expect([response.status, toldOn(await shownPage(response))]).toEqual([400, ['technicalError']]);
    }
  });

  it('is held back once for a town that does not match its code, with the code’s towns to choose from', async () => {
    const { post, saved } = await customer();
    const fields = { ...german, 'address.postalTown': 'Hannover' };
    const first = await post(fields);
    const page = await shownPage(first);
    expect([first.status, toldOn(page)]).toEqual([422, mismatch]);
    expect(page.form?.choices).toEqual({ 'address.postalTown': ['Köln', 'Hannover'] });
    expect(page.form?.values).toEqual(told(fields));
    expect(await saved()).toBeUndefined();

    const other = { ...fields, 'address.postalTown': 'Bonn', 'address.postalTold': '50667 Hannover' };
    expect(toldOn(await shownPage(await post(other)))).toEqual(mismatch);
    expect((await post(told(fields))).status).toBe(303);
    expect(await saved()).toMatchObject({ postalTown: 'Hannover' });
  });

  it('is not told of it again while something else is put right', async () => {
    const { post } = await customer();
    const fields = { ...german, 'address.postalTown': 'Hannover', 'address.lastName': '' };
    const first = await shownPage(await post(fields));
    expect(toldOn(first)).toEqual(['address.lastName: lastNameIsRequired', ...mismatch]);
    const second = await shownPage(await post({ ...first.form?.values }));
    expect(toldOn(second)).toEqual(['address.lastName: lastNameIsRequired']);
    expect(second.form?.values).toEqual(told(fields));
    const third = await post({ ...second.form?.values, 'address.lastName': 'Muster' });
    expect(third.status).toBe(303);
  });

  it('is not told of what the page did not tell: a post without a token is held back by the next one', async () => {
    const { post } = await customer();
    const fields = { ...german, 'address.postalTown': 'Hannover' };
    const { form } = await shownPage(await post({ ...fields, csrfToken: 'x' }));
    expect(form?.values).toEqual(fields);
    expect(toldOn(await shownPage(await post({ ...form?.values })))).toEqual(mismatch);
  });

  it('has the towns of its code to choose from where the town is missing', async () => {
    const { post } = await customer();
    const page = await shownPage(await post({ ...german, 'address.postalTown': ' ' }));
    expect(toldOn(page)).toEqual(['address.postalTown: postalTownIsRequired']);
    expect(page.form?.choices).toEqual({ 'address.postalTown': ['Köln'] });
    const unknown = await post({ ...german, 'address.postalTown': '', 'address.postalCode': '00000' });
    expect((await shownPage(unknown)).form).not.toHaveProperty('choices');
  });

  it('has the districts of a Turkish province to choose from', async () => {
    const { post } = await customer();
    const page = await shownPage(await post({ ...turkish, 'address.postalDistrict': '' }));
    expect(toldOn(page)).toEqual(['address.postalDistrict: districtIsRequired']);
    expect(Object.keys(page.form?.choices ?? {})).toEqual(['address.postalDistrict']);
    expect(page.form?.choices?.['address.postalDistrict']).toContain('Kadıköy');
  });

  it('is saved while the postal codes cannot be read', async () => {
    const postal = openPostal({ log: () => {}, file: `${appDir}/missing.br` });
    const { post, saved } = await customer(await createTestApp(db, { APP_DIR: appDir }, { postal }));
    expect((await post({ ...german, 'address.postalTown': 'Hannover' })).status).toBe(303);
    expect(await saved()).toMatchObject({ postalTown: 'Hannover' });
  });

  it.each([
    ['a checkout', 'checkout-with-address', 'address', {}],
    [
      'a plastic card',
      'standalone-registration',
      'cardSelection.address',
      {
        cardMembership: 'on',
        'cardSelection.layout': 'PLASTIC',
        'consents.cardTermsAndConditions': 'on',
      },
    ],
  ] as const)(
    'of %s is held back the same way, and registered once it was told',
    async (_, route, path, more) => {
      const address = { ...german, 'address.postalTown': 'Hannover' };
      const under = Object.entries(address).map(([name, value]) => [name.replace(/^address/, path), value]);
      const fields: Fields = { ...germanFields(), ...more, ...Object.fromEntries(under) };
      const post = async (sent: Fields) => await createVisitor(app.send).postForm(sent, {}, route);
      const page = await shownPage(await post(fields));
      expect(toldOn(page).slice(0, 2)).toEqual([
        `${path}.postalCode: postalMismatch`,
        `${path}.postalTown: postalMismatch`,
      ]);
      expect(page.form?.choices).toEqual({ [`${path}.postalTown`]: ['Köln', 'Hannover'] });
      expect((await post({ ...fields, ...page.form?.values })).status).toBe(303);
    },
  );
});
