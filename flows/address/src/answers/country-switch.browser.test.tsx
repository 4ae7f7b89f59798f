import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chooseCountry, control, enter, entered, findControl, send } from '../../test-support/controls.ts';
import { openAddress } from '../../test-support/open-address.tsx';

const german = {
  salutation: 'MRS',
  lastName: 'Mustermann',
  postalCode: '50667',
  postalTown: 'Köln',
  streetAddress: 'Domkloster 4',
  extraLine: 'Hinterhaus',
  phoneNumber: '022112345',
};

const turkish = {
  postalTown: 'İstanbul',
  postalDistrict: 'Kadıköy',
  streetAddress: 'Kahve Sokak No 5',
  postalCode: '34710',
  mobilePhonePrefix: '532',
  mobilePhoneNumber: '1234567',
};

const known = { firstName: 'Erika' };

/** Chooses Turkey, and waits until it can be answered. */
async function goToTurkey() {
  await chooseCountry('TR');
  await expect.element(page.getByRole('combobox', { name: /^Provinz/ })).toBeVisible();
}

async function answerTurkey() {
  await enter({ postalTown: turkish.postalTown });
  await expect.poll(() => control('postalDistrict').textContent).toContain('Kadıköy');
  const { postalTown: _, ...rest } = turkish;
  await enter(rest);
}

test('moving to Turkey puts the address aside, and coming back brings it as it was', async () => {
  await openAddress();
  await enter(german);
  await goToTurkey();
  expect(entered()).toEqual({ ...known, salutation: 'MRS', lastName: 'Mustermann', countryCode: 'TR' });
  await chooseCountry('DE');
  await expect.poll(entered).toEqual({ ...known, ...german, countryCode: 'DE' });
});

test('outside Turkey the mobile number and the entries of a company leave form and request, and return with it', async () => {
  const { save } = await openAddress();
  await enter(german);
  await goToTurkey();
  await answerTurkey();
  await userEvent.click(page.getByRole('checkbox', { name: /Rechnung mit Steuernummer/ }));
  await userEvent.click(page.getByRole('radio', { name: 'Unternehmen' }));
  const company = { companyName: 'Kahve A.Ş.', companyTaxBranch: 'Kadıköy', companyTaxNumber: '1234567890' };
  await enter(company);
  await chooseCountry('DE');
  await expect.poll(() => findControl('mobilePhonePrefix')).toBeUndefined();
  expect(findControl('companyTaxNumber')).toBeUndefined();
  await send();
  await expect
    .poll(() => save.mock.lastCall?.[0].data.address.regular)
    .toEqual({
      ...known,
      ...german,
      countryCode: 'DE',
    });
});

test('a second switch brings the Turkish answers back as they were', async () => {
  await openAddress();
  await enter({ salutation: 'MRS' });
  await goToTurkey();
  await answerTurkey();
  await userEvent.click(page.getByRole('checkbox', { name: /Rechnung mit Steuernummer/ }));
  await enter({ taxNumber: '12345678901' });
  await chooseCountry('DE');
  await expect.element(page.getByRole('textbox', { name: /^Telefonnummer/ })).toBeVisible();
  await goToTurkey();
  const invoice = { companyInvoice: 'on', companyType: 'INDIVIDUAL', taxNumber: '12345678901' };
  await expect
    .poll(entered)
    .toMatchObject({ ...turkish, ...invoice, salutation: 'MRS', lastName: 'Mustermann', countryCode: 'TR' });
});

test('between other countries the address stays, where it is asked for', async () => {
  await openAddress();
  await enter(german);
  await chooseCountry('GB');
  await expect.poll(entered).toEqual({ ...known, ...german, countryCode: 'GB' });
  await chooseCountry('AT');
  await expect.element(page.getByRole('textbox', { name: /^Stiege/ })).toBeVisible();
  await enter({ floorStairs: '2' });
  await chooseCountry('CH');
  await expect.poll(() => findControl('floorStairs')).toBeUndefined();
  await chooseCountry('AT');
  await expect.poll(entered).toEqual({ ...known, ...german, countryCode: 'AT', floorStairs: '2' });
});

test('a salutation that the country does not offer is emptied, without being called wrong, and returns', async () => {
  await openAddress();
  await enter({ salutation: 'DIVERS' });
  await chooseCountry('PL');
  await expect.poll(() => control('salutation').value).toBe('');
  expect(control('salutation').getAttribute('aria-invalid')).not.toBe('true');
  await chooseCountry('FR');
  await expect.poll(() => control('salutation').value).toBe('DIVERS');
});

test('a salutation that was chosen anew meanwhile stays', async () => {
  await openAddress();
  await enter({ salutation: 'DIVERS' });
  await chooseCountry('PL');
  await expect.poll(() => control('salutation').value).toBe('');
  await enter({ salutation: 'MR' });
  await chooseCountry('FR');
  await expect.poll(() => control('salutation').children.length).toBe(5);
  expect(control('salutation').value).toBe('MR');
});

test('a company keeps its name through a country without companies', async () => {
  await openAddress();
  await enter({ salutation: 'COMPANY' });
  await expect.element(page.getByRole('textbox', { name: /^Firmenname/ })).toBeVisible();
  await enter({ companyName: 'Rösterei Nord' });
  await goToTurkey();
  expect(findControl('companyName')).toBeUndefined();
  await chooseCountry('DE');
  await expect.poll(() => findControl('companyName')?.value).toBe('Rösterei Nord');
});

test.each([
  ['HU', '+36'],
  ['CZ', '+420'],
  ['SK', '+421'],
  ['PL', '+48'],
  ['DE', ''],
])(
  'in %s the telephone begins with “%s”, as long as nothing was typed behind another',
  async (code, preset) => {
    await openAddress({ start: { values: { 'address.countryCode': code === 'HU' ? 'PL' : 'HU' } } });
    await chooseCountry(code);
    await expect.poll(() => control('phoneNumber').value).toBe(preset);
    await enter({ phoneNumber: '+4922112345' });
    await chooseCountry(code === 'HU' ? 'CZ' : 'HU');
    await expect.poll(() => control('phoneNumber').value).toBe('+4922112345');
  },
);
