import type { Address } from '@crema/flow-domain';
import { expect, test } from 'vitest';
import { addresses } from '../../test-support/customers.ts';
import { addressEnvironment } from '../../test-support/environment.ts';
import { addressLines } from './shown-address.tsx';

const { texts } = addressEnvironment('DE', 'waiting');

test.each<[string, Address, readonly string[]]>([
  ['Germany', addresses.DE, ['Domkloster 4', '50667 Köln', 'Deutschland', '+492211234567']],
  ['Austria, with floors', addresses.AT, ['Wollzeile 12 / 2/3/14', 'Hinterhaus', '1010 Wien', 'Österreich']],
  [
    'Great Britain, the town first',
    addresses.GB,
    ['221b Baker Street', 'London NW1 6XE', 'Vereinigtes Königreich'],
  ],
  [
    'Turkey, with district and province',
    addresses.TR,
    ['Caferağa Mahallesi, Kahve Sokak No 5', '34710 Kadıköy / İstanbul', 'Türkei', '+90 532 1234567'],
  ],
  [
    'a company',
    { ...addresses.DE, companyName: 'Rösterei Nord', phoneNumber: '' },
    ['Rösterei Nord', 'Domkloster 4', '50667 Köln', 'Deutschland'],
  ],
  ['a country that is not known', { countryCode: 'XX', postalTown: 'Xanadu' }, ['Xanadu', 'XX']],
  ['half an address', { countryCode: 'DE', postalCode: ' ', postalTown: 'Köln' }, ['Köln', 'Deutschland']],
  ['none', {}, []],
])('an address of %s is written as there', (_, address, lines) => {
  expect(addressLines(address, texts)).toEqual(lines);
});
