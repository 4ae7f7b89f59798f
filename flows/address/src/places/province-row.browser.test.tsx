import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { control, enter, send } from '../../test-support/controls.ts';
import { addresses, withAddress } from '../../test-support/customers.ts';
import { type AddressSetting, openAddress } from '../../test-support/open-address.tsx';

const openTurkey = (setting: AddressSetting = {}) => openAddress({ site: 'TR', ...setting });

const district = () => page.getByRole('combobox', { name: /^İlçe/ });
const districts = () =>
  Array.from(
    control('postalDistrict').querySelectorAll('option:not([value=""])'),
    ({ textContent }) => textContent,
  );

describe('province and district (Registration §4)', () => {
  test('a province brings its districts, and another one empties the district', async () => {
    await openTurkey();
    await enter({ postalTown: 'İstanbul' });
    await expect.poll(districts).toEqual(['Kadıköy']);
    await enter({ postalDistrict: 'Kadıköy' });
    await enter({ postalTown: 'Ankara' });
    await expect.poll(districts).toEqual(['Çankaya']);
    expect(control('postalDistrict').value).toBe('');
    expect(control('postalDistrict').getAttribute('aria-invalid')).not.toBe('true');
  });

  test('clearing the province clears the list of districts', async () => {
    await openTurkey({ customer: withAddress(addresses.TR) });
    await expect.poll(districts).toContain('Kadıköy');
    await enter({ postalTown: '' });
    await expect.poll(districts).toEqual([]);
    expect(control('postalDistrict').value).toBe('');
  });

  test('both are required, each in its own words', async () => {
    await openTurkey();
    await send();
    await expect
      .element(page.getByRole('combobox', { name: /^İl(?!çe)/ }))
      .toHaveAccessibleDescription(/il seçin/);
    await expect.element(district()).toHaveAccessibleDescription(/ilçe seçin/);
  });

  test('nobody is asked before the shopper comes to the province, and the provinces only once', async () => {
    const { provinces, districts: asked } = await openTurkey({ customer: withAddress(addresses.TR) });
    await expect.poll(districts).toContain('Beşiktaş');
    expect(provinces).not.toHaveBeenCalled();
    expect(asked).not.toHaveBeenCalled();
    await enter({ postalTown: 'Ankara' });
    await enter({ postalTown: 'İstanbul' });
    await expect.poll(districts).toEqual(['Kadıköy']);
    expect(provinces).toHaveBeenCalledOnce();
    expect(asked).toHaveBeenLastCalledWith('34');
  });

  test('the known district stays chosen while the services name others', async () => {
    const known = { ...addresses.TR, postalDistrict: 'Adalar' };
    await openTurkey({ customer: withAddress(known) });
    await userEvent.click(district());
    await expect.poll(districts).toEqual(['Adalar', 'Kadıköy']);
    expect(control('postalDistrict').value).toBe('Adalar');
  });

  test('with the services away the built-in list stands in, and nothing is said', async () => {
    await openTurkey({ services: { away: true } });
    // Not by a click: the list that it opens is the system's own, and takes what follows.
    control('postalTown').focus();
    expect(control('postalTown').querySelectorAll('option:not([value=""])')).toHaveLength(81);
    await enter({ postalTown: 'Ankara' });
    await expect.poll(districts).toContain('Çankaya');
    expect(districts().length).toBeGreaterThan(20);
    expect(document.querySelector('[aria-invalid="true"]')).toBeNull();
  });

  test('an answer about a province that was left meanwhile is dropped', async () => {
    let answer = () => {};
    const calls = {
      districts: (id: string) =>
        id === '34'
          ? new Promise<readonly { id: string; name: string }[]>((done) => {
              answer = () => done([{ id: '1', name: 'Kadıköy' }]);
            })
          : Promise.resolve([{ id: '1', name: 'Çankaya' }]),
    };
    await openTurkey({ calls });
    await enter({ postalTown: 'İstanbul' });
    await enter({ postalTown: 'Ankara' });
    await expect.poll(districts).toEqual(['Çankaya']);
    answer();
    await enter({ postalDistrict: 'Çankaya' });
    expect(districts()).toEqual(['Çankaya']);
  });

  test('where nobody can name a district, it is typed', async () => {
    await openTurkey({
      calls: {
        provinces: async () => [{ id: '99', name: 'Yeni' }],
        districts: async () => undefined,
      },
    });
    // Not by a click: the list that it opens is the system's own, and takes what follows.
    control('postalTown').focus();
    await expect.poll(() => control('postalTown').textContent).toContain('Yeni');
    await enter({ postalTown: 'Yeni' });
    const district = page.getByRole('textbox', { name: /^İlçe/ });
    await expect.element(district).toHaveAttribute('autocomplete', 'billing address-level2');
  });
});
