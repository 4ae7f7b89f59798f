import { describe, expect, it, test } from 'vitest';
import { countryFor } from '../countries/countries.ts';
import { chooseProvince, emptyMemory, type RememberedAddress, switchCountry } from './address-memory.ts';
import type { AddressEntries } from './address.ts';

const german: AddressEntries = {
  salutation: 'COMPANY',
  firstName: 'Erika',
  lastName: 'Muster',
  countryCode: 'DE',
  companyName: 'Rösterei Nord',
  extraLine: 'Hinterhaus',
  postalCode: '50667',
  postalTown: 'Köln',
  streetAddress: 'Kaffeestraße 12',
  phoneNumber: '022112345',
};

const turkish: AddressEntries = {
  postalTown: 'İstanbul',
  postalDistrict: 'Kadıköy',
  streetAddress: 'Kahve Sokak No:5',
  postalCode: '34710',
  mobilePhonePrefix: '532',
  mobilePhoneNumber: '1234567',
  companyInvoice: 'on',
  companyType: 'INDIVIDUAL',
  taxNumber: '12345678901',
};

/** Follows a way through countries, answering on the way; each stop is a country and what is entered there. */
function travel(
  start: AddressEntries,
  ...stops: readonly (readonly [country: string, entered?: AddressEntries])[]
) {
  let state: RememberedAddress = { entries: start, memory: emptyMemory };
  for (const [country, entered = {}] of stops) {
    const from = countryFor(state.entries.countryCode ?? '');
    const next = switchCountry(state, from, countryFor(country));
    state = { ...next, entries: { ...next.entries, ...entered } };
  }
  return state.entries;
}

describe('an address form that changes its country (Registration §4, country switch)', () => {
  it('shows nothing of the old address in Turkey but the person, without a salutation that is not offered there', () => {
    expect(travel(german, ['TR'])).toEqual({
      salutation: '',
      firstName: 'Erika',
      lastName: 'Muster',
      countryCode: 'TR',
    });
  });

  it('brings everything back on leaving Turkey', () => {
    expect(travel(german, ['TR', turkish], ['DE'])).toEqual(german);
  });

  it('drops the Turkish entries outside Turkey, and brings them back with it', () => {
    const there = travel(german, ['TR', turkish], ['DE'], ['TR']);
    expect(there).toEqual({
      ...turkish,
      salutation: '',
      firstName: 'Erika',
      lastName: 'Muster',
      countryCode: 'TR',
    });
  });

  it('brings the way back to another country than the one it left for', () => {
    expect(travel(german, ['TR', turkish], ['AT'])).toEqual({ ...german, countryCode: 'AT' });
  });

  it('keeps the address between countries on this side', () => {
    expect(travel(german, ['AT'])).toEqual({ ...german, countryCode: 'AT' });
  });

  it('keeps a name that was corrected in Turkey', () => {
    expect(travel(german, ['TR', { lastName: 'Demir' }], ['DE'])).toEqual({ ...german, lastName: 'Demir' });
  });

  it('starts from an empty form', () => {
    expect(travel({}, ['TR'], ['DE'])).toEqual({ salutation: '', countryCode: 'DE' });
  });
});

describe('a salutation that a country does not offer (Registration §4, country switch)', () => {
  const chosen = { salutation: 'DIVERS', countryCode: 'DE' };
  it.each([
    ['is emptied', [['PL']], ''],
    ['comes back with the country', [['PL'], ['DE']], 'DIVERS'],
    ['comes back by a detour', [['PL'], ['CZ'], ['FR']], 'DIVERS'],
    ['stays emptied where it is not offered either', [['PL'], ['CZ']], ''],
    ['does not come back when another was chosen meanwhile', [['PL', { salutation: 'MRS' }], ['DE']], 'MRS'],
    [
      'is forgotten once another was chosen',
      [['PL', { salutation: 'MRS' }], ['DE'], ['DE', { salutation: '' }], ['DE']],
      '',
    ],
    ['stays where it is offered', [['AT']], 'DIVERS'],
  ] as const)('%s', (_, stops, salutation) => {
    expect(travel(chosen, ...stops).salutation).toBe(salutation);
  });
});

test('another province empties the district, the same one does not (Registration §4)', () => {
  const entries = { postalTown: 'İstanbul', postalDistrict: 'Kadıköy', streetAddress: 'Kahve Sokak' };
  expect(chooseProvince(entries, 'Ankara')).toEqual({ ...entries, postalTown: 'Ankara', postalDistrict: '' });
  expect(chooseProvince(entries, '')).toEqual({ ...entries, postalTown: '', postalDistrict: '' });
  expect(chooseProvince(entries, 'İstanbul')).toBe(entries);
});
