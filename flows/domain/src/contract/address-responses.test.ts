import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressParts } from '../model/address.ts';
import { isSalutation } from '../model/salutation.ts';
import { readAddressValidation, readCustomer, readPlaces } from './address-responses.ts';

const numRuns = Number(process.env['PROPERTY_RUNS'] ?? 300);

/** Anything a server, or a proxy before it, can answer, often with the names that are looked for. */
const like = (...names: readonly string[]): fc.Arbitrary<unknown> => {
  const anything = fc.anything({ maxDepth: 1, maxKeys: 3 });
  const value = fc.oneof(fc.string(), fc.constantFrom('', ' ', 'MR', '__proto__', null, 7), anything);
  const object = fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 6 });
  const list = fc.array(object, { maxLength: 4 });
  return fc.oneof(anything, object, list, fc.dictionary(fc.constantFrom(...names), list, { maxKeys: 3 }));
};

const garbage = [undefined, null, true, 7, '', 'text', [], {}, [[]], { a: 1 }];

describe('the answer of validateAddress', () => {
  test('is read as it came', () => {
    const body = {
      isValid: false,
      errors: ['postalMismatch', 'other'],
      suggestions: [{ zipcode: '10115', city: 'Berlin', street: 'Torstraße' }],
    };
    expect(readAddressValidation(body)).toEqual(body);
  });

  test('may leave its lists out', () => {
    expect(readAddressValidation({ isValid: true })).toEqual({ isValid: true, errors: [], suggestions: [] });
  });

  test('has one suggestion per postal code, the first', () => {
    const [berlin, mitte] = [
      { zipcode: '10115', city: 'Berlin' },
      { zipcode: '10115', city: 'Mitte' },
    ];
    const ulm = { zipcode: '89073', city: 'Ulm' };
    const body = { isValid: true, suggestions: [berlin, mitte, ulm, berlin] };
    expect(readAddressValidation(body)?.suggestions).toEqual([berlin, ulm]);
  });

  test('has every street of a postal code once', () => {
    const [haupt, hafen] = ['Hauptstraße', 'Hafenstraße'].map((street) => ({
      zipcode: '01067',
      city: 'X',
      street,
    }));
    const elsewhere = { ...haupt, city: 'Y' };
    const body = { isValid: true, suggestions: [haupt, hafen, haupt, elsewhere] };
    expect(readAddressValidation(body)?.suggestions).toEqual([haupt, hafen, elsewhere]);
  });

  test('leaves out what cannot be read', () => {
    const right = { zipcode: '10115', city: 'Berlin' };
    const body = {
      isValid: true,
      errors: [1, 'postalMismatch', null, {}],
      suggestions: [
        null,
        'Berlin',
        { zipcode: '1' },
        { zipcode: 10115, city: 'Berlin' },
        { ...right, street: 7 },
        right,
        [right],
      ],
    };
    expect(readAddressValidation(body)).toMatchObject({ errors: ['postalMismatch'], suggestions: [right] });
  });

  test.each([...garbage, { isValid: 'true' }, { errors: [], suggestions: [] }])('is not %j', (body) => {
    expect(readAddressValidation(body)).toBeUndefined();
  });

  test('is never thrown over, and is always of its shape', () => {
    fc.assert(
      fc.property(
        like('isValid', 'errors', 'suggestions', 'zipcode', 'city'),
        fc.boolean(),
        (body, isValid) => {
          readAddressValidation(body);
          const read = readAddressValidation({ isValid, suggestions: body, errors: body });
          const codes = read?.suggestions.map(({ zipcode }) => zipcode) ?? [];
          expect(new Set(codes).size).toBe(codes.length);
          expect([...codes, ...(read?.errors ?? [])].filter((each) => typeof each !== 'string')).toEqual([]);
        },
      ),
      { numRuns },
    );
  });
});

describe('a list of provinces or districts', () => {
  test('is read in its order; an id may be a number, and a district has none', () => {
    const body = [
      { id: 34, name: 'İstanbul', more: true },
      { id: '06', name: 'Ankara' },
      { name: 'Kadıköy' },
    ];
    expect(readPlaces(body)).toEqual([
      { id: '34', name: 'İstanbul' },
      { id: '06', name: 'Ankara' },
      { name: 'Kadıköy' },
    ]);
  });

  test('leaves out what has no name', () => {
    const body = [null, 'Ankara', { id: '1' }, { name: ' ' }, { name: 7 }, { id: {}, name: 'Ankara' }];
    expect(readPlaces(body)).toEqual([{ name: 'Ankara' }]);
  });

  test.each([...garbage, { name: 'Ankara' }, [{ name: '' }], [{ id: '06' }]])('is not %j', (body) => {
    expect(readPlaces(body)).toBeUndefined();
  });

  test('is never thrown over, and names every place', () => {
    fc.assert(
      fc.property(like('id', 'name'), (body) => {
        const places = readPlaces(body);
        expect(places).not.toEqual([]);
        expect(places?.filter(({ name }) => name.trim() === '') ?? []).toEqual([]);
      }),
      { numRuns },
    );
  });
});

describe('a customer', () => {
  const known = { salutation: 'MRS', firstName: 'Erika', lastName: 'Muster', email: 'erika@example.com' };
  const unknown = {
    firstName: '',
    lastName: '',
    email: '',
    salutation: undefined,
    invoiceAddress: undefined,
  };

  test('is read with the address that was saved, and its own parts alone', () => {
    const regular = { countryCode: 'DE', postalCode: '10115', postalTown: 7, more: 'no' };
    const body = { ...known, loginId: 'l1', invoiceAddress: { uuid: 'u1', address: { regular } } };
    expect(readCustomer(body)).toEqual({
      ...known,
      loginId: 'l1',
      invoiceAddress: { uuid: 'u1', address: { regular: { countryCode: 'DE', postalCode: '10115' } } },
    });
  });

  test.each([
    ['nothing else', {}],
    ['wrong values', { salutation: 'LORD', firstName: 1, lastName: null, email: [] }],
    ['an address without its id', { invoiceAddress: { address: { regular: {} } } }],
    ['an address of nothing', { invoiceAddress: { uuid: 'u1', address: null } }],
  ])('with %s is a customer without', (_, body) => {
    expect(readCustomer({ loginId: 'l1', ...body })).toEqual({ ...unknown, loginId: 'l1' });
  });

  test('may have an address without a regular one', () => {
    const invoiceAddress = { uuid: 'u1', address: {} };
    expect(readCustomer({ loginId: 'l1', invoiceAddress })?.invoiceAddress).toEqual({
      uuid: 'u1',
      address: { regular: {} },
    });
  });

  test.each([...garbage, known, { ...known, loginId: 1 }])('is not %j', (body) => {
    expect(readCustomer(body)).toBeUndefined();
  });

  test('is never thrown over, and has texts alone', () => {
    const parts = like(
      'salutation',
      'firstName',
      'lastName',
      'email',
      'uuid',
      'address',
      'regular',
      ...addressParts,
    );
    fc.assert(
      fc.property(parts, parts, (body, invoiceAddress) => {
        readCustomer(body);
        const read = readCustomer({
          ...(typeof body === 'object' ? body : {}),
          loginId: 'l1',
          invoiceAddress: { uuid: 'u1', address: { regular: invoiceAddress } },
        });
        expect(read?.salutation === undefined || isSalutation(read.salutation)).toBe(true);
        const texts = [read?.firstName, read?.lastName, read?.email];
        const saved = Object.entries(read?.invoiceAddress?.address.regular ?? {});
        expect([...texts, ...saved.flat()].filter((each) => typeof each !== 'string')).toEqual([]);
      }),
      { numRuns },
    );
  });
});
