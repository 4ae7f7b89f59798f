import type { SiteKey } from '@crema/flow-domain';
import { describe, expect, test } from 'vitest';
import { ways } from '../../../../design-system/test-support/filling/ways.ts';
import { control, entered, findControl } from '../../test-support/controls.ts';
import { openAddress } from '../../test-support/open-address.tsx';

type Parts = Readonly<Record<string, string>>;

const german: Parts = {
  countryCode: 'DE',
  postalCode: '50667',
  streetAddress: 'Domkloster 4',
  extraLine: 'Hof',
};
const austrian: Parts = {
  countryCode: 'AT',
  postalCode: '1010',
  postalTown: 'Wien',
  streetAddress: 'Wollzeile 12',
  phoneNumber: '+4312345678',
};
const turkish: Parts = {
  countryCode: 'TR',
  postalCode: '34710',
  postalTown: 'İstanbul',
  streetAddress: 'Kahve Sokak No 5',
};

/** The site, and what a browser fills in there; in Turkey it finds no telephone and no town to write into. */
const fillings: readonly (readonly [SiteKey, string, Parts])[] = [
  ['HU', 'a German address', { ...german, postalTown: 'Köln', phoneNumber: '+492211234567' }],
  ['TR', 'a German address', german],
  ['DE', 'an Austrian address', austrian],
  ['DE', 'a Turkish address', turkish],
];

/** The country first, in the middle, and last. */
const orders = (parts: Parts) => {
  const [country = ['', ''], ...rest] = Object.entries(parts);
  return [
    ['first', [country, ...rest]],
    ['in the middle', [...rest.slice(0, 2), country, ...rest.slice(2)]],
    ['last', [...rest.toReversed(), country]],
  ] as const;
};

const all = fillings.flatMap(([site, what, parts]) =>
  orders(parts).flatMap(([where, order]) =>
    Object.entries(ways).map(([way, fill]) => ({ site, what, where, way, fill, order, parts })),
  ),
);

describe('an address that a browser or a password manager fills in at once', () => {
  test.each(all)(
    '$site, $what, the country $where, by $way: nothing is lost',
    async ({ site, fill, order, parts }) => {
      await openAddress({ site });
      const after = document.querySelector('button');
      if (!after) throw new Error('The form has no button.');
      fill(
        order.map(([part, value]) => ({ control: control(part), value })),
        after,
      );
      await expect.poll(entered, { timeout: 2000 }).toMatchObject(parts);
      await expect.poll(() => findControl('phoneNumber') === undefined).toBe(parts['countryCode'] === 'TR');
      expect(entered()).toMatchObject(parts);
    },
  );
});
