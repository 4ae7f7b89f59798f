import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { control } from '../../test-support/controls.ts';
import { openAddress } from '../../test-support/open-address.tsx';

/** Returns the rectangles of the controls of some parts. */
const boxes = (...parts: readonly string[]) => parts.map((part) => control(part).getBoundingClientRect());

const open = (country: string) =>
  openAddress({
    site: country === 'TR' ? 'TR' : 'DE',
    start: { values: { 'address.countryCode': country } },
  });

function expectOneRow(parts: readonly string[]): void {
  const [first, ...others] = boxes(...parts);
  for (const box of others) expect(Math.abs(box.top - (first?.top ?? 0))).toBeLessThan(1);
  const starts = boxes(...parts).map(({ left }) => left);
  expect(starts).toEqual(starts.toSorted((one, other) => one - other));
}

describe('on a phone of 375 px', () => {
  test.each([
    ['AT', ['floorStairs', 'floorLevel', 'floorDoor']],
    ['DE', ['postalCode', 'postalTown']],
    ['GB', ['postalTown', 'postalCode']],
    ['TR', ['mobilePhonePrefix', 'mobilePhoneNumber']],
  ] as const)('in %s %s stand in one row, in this order', async (country, parts) => {
    await page.viewport(375, 812);
    await open(country);
    expectOneRow(parts);
  });

  // A select cuts its text. The longest district is Mustafakemalpaşa.
  test('in TR province and district have a line each, so that their names fit', async () => {
    await page.viewport(375, 812);
    await open('TR');
    const [province, district] = boxes('postalTown', 'postalDistrict');
    expect(district?.top).toBeGreaterThan(province?.bottom ?? Infinity);
    expect(district?.width).toBeGreaterThan(200);
  });

  test('a German code takes less room than its town', async () => {
    await page.viewport(375, 812);
    await open('DE');
    const [code, town] = boxes('postalCode', 'postalTown');
    expect(code?.width).toBeLessThan(town?.width ?? 0);
  });
});

test('in TR province and district stand in one row of 500 px, in this order', async () => {
  await page.viewport(500, 812);
  await open('TR');
  expectOneRow(['postalTown', 'postalDistrict']);
});

test.each(['DE', 'AT', 'GB', 'HU', 'IE', 'TR'])(
  'at 320 px nothing of an address in %s scrolls sideways',
  async (country) => {
    await page.viewport(320, 640);
    await open(country);
    const { scrollWidth } = document.documentElement;
    expect(scrollWidth).toBeLessThanOrEqual(320);
    for (const { right } of boxes('countryCode', 'streetAddress', 'postalCode'))
      expect(right).toBeLessThanOrEqual(320);
  },
);

/** Returns the token of `autocomplete` of every field, by the part of the address. */
const tokens = () =>
  Object.fromEntries(
    Array.from(document.querySelectorAll('form [name][autocomplete]'), (field) => [
      field.getAttribute('name')?.replace('address.', ''),
      field.getAttribute('autocomplete')?.replace('billing ', 'b:'),
    ]),
  );

const everywhere = {
  countryCode: 'b:country',
  salutation: 'b:honorific-prefix',
  firstName: 'off',
  lastName: 'b:family-name',
  extraLine: 'b:address-line2',
  postalCode: 'b:postal-code',
};

// WCAG 2.2 1.3.5. An account's first name cannot be changed, so the browser must not fill it in.
test.each([
  ['DE', { phoneNumber: 'b:tel', postalTown: 'b:address-level2', streetAddress: 'b:address-line1' }],
  [
    'AT',
    {
      floorDoor: 'off',
      floorLevel: 'off',
      floorStairs: 'off',
      phoneNumber: 'b:tel',
      postalTown: 'b:address-level2',
      streetAddress: 'b:address-line1',
    },
  ],
  [
    'TR',
    {
      mobilePhoneNumber: 'b:tel-local',
      mobilePhonePrefix: 'b:tel-area-code',
      postalDistrict: 'b:address-level2',
      postalTown: 'b:address-level1',
      streetAddress: 'b:street-address',
    },
  ],
])('in %s the browser may fill in the address', async (country, expected) => {
  await open(country);
  expect(tokens()).toEqual({ ...everywhere, ...expected });
});
