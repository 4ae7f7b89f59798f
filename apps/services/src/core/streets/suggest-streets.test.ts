import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askValidation } from '../../../test-support/streets/ask-validation.ts';
import { startDirectoryService } from '../../../test-support/streets/directory-service.ts';
import { openPostal, type Postal } from '../postal/open-postal.ts';
import type { AddressService, FoundStreet } from './shapes/shape.ts';
import { openAddressService } from './open-address-service.ts';

// `npm run bench:postal --prefix tests` asks 1.2 million, as many as Germany has.
const count = 20_000;

const postal: Postal = openPostal({ log: () => {} });
afterAll(() => postal.close());

describe('streets of an address (Registration §7, validateAddress)', () => {
  let service: Awaited<ReturnType<typeof startDirectoryService>>;
  let ask: Awaited<ReturnType<typeof askValidation>>;

  beforeAll(async () => {
    service = await startDirectoryService(count);
    const streets = openAddressService(
      { url: service.url, shape: 'own' },
      { log: () => {}, timeoutMs: 5000 },
    );
    ask = await askValidation({ postal, streets });
  });
  afterAll(() => service.close());

  it('are suggested with their code and town, five at most', async () => {
    for (const { street, zipcode, city } of service.directory.sample(20)) {
      const address = {
        country: 'DE',
        zipcode,
        city,
        streetAddress: `${street.slice(0, 6)} 5`,
        activeField: 'street',
      };
      const { isValid, errors, suggestions } = await (await ask(address)).json();
      expect([isValid, errors]).toEqual([true, []]);
      expect(suggestions.length).toBeLessThanOrEqual(5);
      expect(suggestions).toContainEqual({ street: `${street} 5`, zipcode, city });
    }
  });

  it('send nothing of who asks, and are asked for a street alone', async () => {
    service.requests.length = 0;
    const address = { country: 'DE', zipcode: '50667', city: 'Köln', streetAddress: 'Ahorn' };
    const visitor = {
      'User-Agent': 'Mozilla/5.0 of Erika',
      'Accept-Language': 'de-DE',
      'X-Forwarded-For': '203.0.113.7',
      Forwarded: 'for=203.0.113.7',
      Referer: 'http://127.0.0.1:3000/signup?email=erika',
      'X-Site': 'DE',
      traceparent: `00-${'1'.repeat(32)}-${'2'.repeat(16)}-01`,
    };
    await ask({ ...address, activeField: 'zipcode' }, visitor);
    await ask({ ...address, activeField: 'city' }, visitor);
    expect(service.requests).toEqual([]);
    expect((await ask({ ...address, activeField: 'street' }, visitor)).status).toBe(200);
    expect(service.requests).toHaveLength(1);
    const sent = JSON.stringify(service.requests);
    expect(sent).not.toMatch(/Erika|erika|203\.0\.113|crema|csrf|cookie|1111|de-DE|x-site/);
  });

  it('do not change how code and town are judged', async () => {
    const address = {
      country: 'DE',
      zipcode: '20095',
      city: 'München',
      streetAddress: 'Ahorn',
      activeField: 'street',
    };
    expect(await (await ask(address)).json()).toMatchObject({ isValid: false, errors: ['postalMismatch'] });
  });
});

it('without an address service a street has no suggestions', async () => {
  const ask = await askValidation({ postal });
  const address = {
    country: 'DE',
    zipcode: '50667',
    city: 'Köln',
    streetAddress: 'Domk',
    activeField: 'street',
  };
  expect(await (await ask(address)).json()).toEqual({ isValid: true, errors: [], suggestions: [] });
});

const place = { zipcode: '50667', city: 'Köln' };

/** Returns the suggestions for a street from a service that knows only this one. */
async function suggested(street: string, typed: object) {
  const streets: AddressService = {
    countries: [],
    suggestStreets: async () => [{ street, ...place }],
  };
  const ask = await askValidation({ postal, streets });
  const response = await ask({ country: 'DE', activeField: 'street', ...typed });
  return (await response.json()).suggestions;
}

it.each([
  ['DE', 'Hauptstr 5', 'Hauptstraße', 'Hauptstraße 5'],
  ['DE', ' hauptstr.  5 a ', 'Hauptstraße', 'Hauptstraße 5 a'],
  ['DE', 'Straße des 17', 'Straße des 17. Juni', 'Straße des 17. Juni'],
  ['DE', 'Straße des 17. Juni 135', 'Straße des 17. Juni', 'Straße des 17. Juni 135'],
  ['IT', 'via ro, 5', 'Via Roma', 'Via Roma, 5'],
  ['FR', '12 bis rue de ri', 'Rue de Rivoli', '12 bis Rue de Rivoli'],
  ['FR', 'rue de ri', 'Rue de Rivoli', 'Rue de Rivoli'],
])('%s: a street keeps the house number of “%s”', async (country, streetAddress, street, written) => {
  expect(await suggested(street, { country, streetAddress })).toEqual([{ street: written, ...place }]);
});

it('an address that is entered has no suggestions, while its number is typed', async () => {
  const typed = { streetAddress: 'hauptstraße 1', zipcode: 'D-50667', city: ' köln' };
  expect(await suggested('Hauptstraße', typed)).toEqual([]);
  expect(await suggested('Hauptstraße', { ...typed, zipcode: '50668' })).toHaveLength(1);
  expect(await suggested('Hauptstraße', { ...typed, city: '' })).toHaveLength(1);
});

it.each([
  ['AT', 'DE', { zipcode: '1010', city: 'Wien, Innere Stadt' }, 'Wien'],
  ['DE', 'DE', { zipcode: '50667', city: 'köln' }, 'Köln'],
  ['CH', 'CH_FR', { zipcode: '2502', city: 'Biel/Bienne' }, 'Bienne'],
  ['DE', 'DE', { zipcode: '50667', city: 'Nirgendwo' }, 'Nirgendwo'],
  ['GB', 'DE', { zipcode: 'SW1A 1AA', city: 'London' }, 'London'],
])('writes the town of a street as it stands on letters: %s %s', async (country, site, place, city) => {
  const found: FoundStreet = { street: 'Ring', ...place };
  const streets: AddressService = { countries: [country], suggestStreets: async () => [found, found] };
  const ask = await askValidation({ postal, streets });
  const response = await ask({ country, streetAddress: 'Ri', activeField: 'street' }, { 'X-Site': site });
  expect((await response.json()).suggestions).toEqual([{ ...found, city }]);
});
