import { invoiceAddressFlow, type PlanOptions, siteFor, type SiteKey } from '@crema/flow-domain';
import { describe, expect, test } from 'vitest';
import { addressRows } from './address-rows.ts';

/** The rows of an address form, each by its kind and the parts in it. */
function rowsOf(site: SiteKey, country: string, options: PlanOptions = {}) {
  const plan = invoiceAddressFlow.planFor(siteFor(site), { ...options, country });
  return addressRows(plan.fields, plan.namesStacked).map(
    ({ kind, fields }) => `${kind}: ${fields.map(({ name }) => name.replace('address.', '')).join(' ')}`,
  );
}

const customer = { firstName: 'Erika', lastName: 'Mustermann', email: 'erika@example.com' };

describe('the rows of an address', () => {
  test.each([
    ['code and town in Germany', 'DE', 'DE', 'postal: postalCode postalTown'],
    ['town and code in Great Britain', 'DE', 'GB', 'postal: postalTown postalCode'],
    ['staircase, floor and door in Austria', 'DE', 'AT', 'floors: floorStairs floorLevel floorDoor'],
    ['province and district in Turkey', 'TR', 'TR', 'places: postalTown postalDistrict'],
    ['a Turkish code alone', 'TR', 'TR', 'single: postalCode'],
    ['both names', 'DE', 'DE', 'names: firstName lastName'],
    ['the last name first in Hungary', 'HU', 'HU', 'names: lastName firstName'],
    ['a telephone alone', 'DE', 'DE', 'single: phoneNumber'],
  ] as const)('%s', (_, site, country, row) => {
    expect(rowsOf(site, country)).toContain(row);
  });

  test('a known first name has a row of its own, for its hint', () => {
    const rows = rowsOf('DE', 'DE', { customer });
    expect(rows).toContain('single: firstName');
    expect(rows).toContain('single: lastName');
  });

  test('stacked names have a row each', () => {
    expect(rowsOf('DE', 'DE', { namesStacked: true })).toContain('single: lastName');
  });

  test.each(['DE', 'AT', 'GB', 'IE', 'TR', 'HU'])(
    'in %s every field stands in one row, in order',
    (country) => {
      const plan = invoiceAddressFlow.planFor(siteFor('DE'), { country, customer });
      const rows = addressRows(plan.fields, false);
      expect(rows.flatMap(({ fields }) => fields.map(({ name }) => name))).toEqual(
        plan.fields.map(({ name }) => name),
      );
    },
  );

  test('nothing is in no row', () => expect(addressRows([], false)).toEqual([]));
});
