import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { builtInProvinces } from './built-in-provinces.ts';
import { isMobilePrefix, mobilePrefixes } from './mobile-prefixes.ts';
import { districtsOf, provinces } from './provinces.ts';

const names = provinces().map(({ name }) => name);
const inTurkish = (list: readonly string[]) => [...list].sort(new Intl.Collator('tr').compare);

describe('the provinces of Turkey (Registration §3)', () => {
  it('are 81, each with a plate of its own from 01 to 81', () => {
    const plates = Array.from({ length: 81 }, (_, index) => String(index + 1).padStart(2, '0'));
    const ids = provinces().map(({ id }) => id);
    expect(new Set(names).size).toBe(81);
    expect(ids.toSorted()).toEqual(plates);
  });

  test.each([
    ['01', 'Adana'],
    ['06', 'Ankara'],
    ['34', 'İstanbul'],
    ['63', 'Şanlıurfa'],
    ['67', 'Zonguldak'],
    ['81', 'Düzce'],
  ])('plate %s is %s', (plate, name) => {
    expect(provinces().find(({ id }) => id === plate)?.name).toBe(name);
  });

  it('run from Adana to Zonguldak, with I before İ, S before Ş and C before Ç', () => {
    const span = (first: string, last: string) => names.slice(names.indexOf(first), names.indexOf(last) + 1);
    expect([names[0], names.at(-1)]).toEqual(['Adana', 'Zonguldak']);
    expect(span('Hatay', 'İzmir')).toEqual(['Hatay', 'Iğdır', 'Isparta', 'İstanbul', 'İzmir']);
    expect(span('Sivas', 'Tekirdağ')).toEqual(['Sivas', 'Şanlıurfa', 'Şırnak', 'Tekirdağ']);
    expect(span('Bursa', 'Denizli')).toEqual(['Bursa', 'Çanakkale', 'Çankırı', 'Çorum', 'Denizli']);
  });

  it('are read once', () => {
    expect(provinces()).toBe(provinces());
    expect(builtInProvinces()).toBe(builtInProvinces());
  });

  it('are the same without their districts', () => {
    expect(builtInProvinces()).toEqual(provinces().map(({ id, name }) => ({ id, name })));
  });
});

describe('the districts', () => {
  it('are 973', () => {
    expect(provinces().flatMap(({ districts }) => districts)).toHaveLength(973);
  });

  test.each(provinces())('of $name differ from each other and are sorted', ({ districts }) => {
    expect(districts).not.toHaveLength(0);
    expect(new Set(districts).size).toBe(districts.length);
    expect(districts).toEqual(inTurkish(districts));
  });

  test.each([
    ['Bayburt', ['Aydıntepe', 'Demirözü', 'Merkez']],
    ['77', ['Altınova', 'Armutlu', 'Çınarcık', 'Çiftlikköy', 'Merkez', 'Termal']],
  ])('of %s are found', (province, districts) => {
    expect(districtsOf(province)).toEqual(districts);
  });

  test.each(['', '00', '82', '1', 'ISTANBUL', 'Atlantis'])('of "%s" are none', (province) => {
    expect(districtsOf(province)).toEqual([]);
  });

  it('are written in Turkish letters, digits and blanks, as are the provinces', () => {
    const all = [...names, ...provinces().flatMap(({ districts }) => districts)];
    const word = '[A-ZÇĞİÖŞÜ0-9][a-zçğıöşü0-9]*';
    expect(all.filter((name) => !new RegExp(`^${word}(?: ${word})*$`).test(name))).toEqual([]);
  });
});

describe('loading the provinces', () => {
  // Each test starts with nothing loaded.
  beforeEach(() => {
    vi.resetModules();
  });
  afterEach(() => {
    vi.doUnmock('./provinces.ts');
  });
  const loader = async () => (await import('./built-in-provinces.ts')).loadProvinces;

  it('gives the list, once for all who ask', async () => {
    const loadProvinces = await loader();
    const [first, second] = [loadProvinces(), loadProvinces()];
    expect(first).toBe(second);
    expect((await first).provinces()).toHaveLength(81);
    expect(loadProvinces()).toBe(first);
  });

  it('is tried again after a failure', async () => {
    vi.doMock('./provinces.ts', () => Promise.reject(new Error('offline')));
    const loadProvinces = await loader();
    const failed = loadProvinces();
    expect(loadProvinces()).toBe(failed);
    await expect(failed).rejects.toMatchObject({ cause: { message: 'offline' } });

    vi.doUnmock('./provinces.ts');
    expect((await loadProvinces()).provinces()).toHaveLength(81);
  });
});

describe('the mobile prefixes of Turkey (Registration §5)', () => {
  it('are 500 to 509 and 530 to 561', () => {
    expect(mobilePrefixes).toHaveLength(10 + 32);
    expect(mobilePrefixes.slice(8, 12)).toEqual(['508', '509', '530', '531']);
    expect([mobilePrefixes[0], mobilePrefixes.at(-1)]).toEqual(['500', '561']);
  });

  test.each(['500', '509', '530', '555', '561'])('take %s', (value) => {
    expect(isMobilePrefix(value)).toBe(true);
  });

  test.each(['499', '510', '529', '562', '', '50', '0530', '530 ', '5300'])('refuse "%s"', (value) => {
    expect(isMobilePrefix(value)).toBe(false);
  });
});
