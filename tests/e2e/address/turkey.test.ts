import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { loadProvinces } from '../../../flows/domain/src/index.ts';
import { openReadyAddress, part, services } from '../support/address-page.ts';
import { callsOf } from '../support/calls-of.ts';
import { useBrowser } from '../support/browser.ts';
import { failures, slowServicesDown, waysToFail } from '../support/postal-service.ts';
import { sharedProduct } from '../support/product.ts';

/** Returns the options of a select without the empty one. */
const offered = (page: Page, of: 'postalTown' | 'postalDistrict') =>
  part(page, of).evaluate((select: HTMLSelectElement) =>
    [...select.options].flatMap(({ value }) => (value === '' ? [] : [value])),
  );

/** Tabs to the province and chooses one, as a shopper does. */
async function chooseProvince(page: Page, name: string): Promise<void> {
  await part(page, 'postalTown').focus();
  await part(page, 'postalTown').selectOption(name);
}

const { districtsOf } = await loadProvinces();

describe('provinces and districts of Turkey', () => {
  const openPage = useBrowser();
  const product = sharedProduct();

  it('come from the services, each requested when it is needed', async () => {
    const { page, complaints } = await openPage();
    await page.route(services.provinces, (route) =>
      route.fulfill({
        json: [
          { id: '34', name: 'İstanbul' },
          { id: '82', name: 'Yeni İl' },
        ],
      }),
    );
    await page.route(services.districts, (route) => {
      const [, id] = /cities\/(\d+)\//.exec(route.request().url()) ?? [];
      return route.fulfill({ json: [{ name: `İlçe ${id}` }] });
    });
    await openReadyAddress(page, product.url, { site: 'TR' });
    const calls = callsOf(page);
    expect(await offered(page, 'postalTown')).toHaveLength(81);
    await part(page, 'postalTown').focus();
    await expect.poll(() => offered(page, 'postalTown')).toEqual(['İstanbul', 'Yeni İl']);
    await chooseProvince(page, 'Yeni İl');
    await expect.poll(() => offered(page, 'postalDistrict')).toEqual(['İlçe 82']);
    expect(calls).toEqual([
      '/service/addressform/api/v1/cities/tr',
      '/service/addressform/api/v1/cities/82/districts/tr',
    ]);
    expect(complaints).toEqual([]);
  });

  it('another province empties the district, and no province means no districts', async () => {
    const { page } = await openPage();
    await openReadyAddress(page, product.url, { site: 'TR' });
    await chooseProvince(page, 'İstanbul');
    await expect.poll(() => offered(page, 'postalDistrict')).toEqual(districtsOf('İstanbul'));
    await part(page, 'postalDistrict').selectOption('Kadıköy');
    await chooseProvince(page, 'Ankara');
    await expect.poll(() => part(page, 'postalDistrict').inputValue()).toBe('');
    await expect.poll(() => offered(page, 'postalDistrict')).toEqual(districtsOf('Ankara'));
    await part(page, 'postalDistrict').selectOption('Çankaya');
    await chooseProvince(page, '');
    await expect.poll(() => offered(page, 'postalDistrict')).toEqual([]);
    expect(await part(page, 'postalDistrict').inputValue()).toBe('');
  });

  it.each(failures)('are those built in when the service %s', async (how) => {
    const { page, complaints } = await openPage();
    await waysToFail[how](page, services.provinces);
    await waysToFail[how](page, services.districts);
    await openReadyAddress(page, product.url, { site: 'TR' });
    await chooseProvince(page, 'İzmir');
    await expect.poll(() => offered(page, 'postalDistrict')).toEqual(districtsOf('İzmir'));
    expect(await offered(page, 'postalTown')).toHaveLength(81);
    const logged = () => complaints.filter((line) => line.includes('the form goes on without'));
    await expect.poll(logged).toHaveLength(2);
    await chooseProvince(page, 'Adana');
    await expect.poll(() => offered(page, 'postalDistrict')).toEqual(districtsOf('Adana'));
    expect(logged()).toHaveLength(2);
  });

  it('are available at once while the service is slow, and keep the choice when it responds', async () => {
    const { page, complaints } = await openPage();
    await slowServicesDown(page);
    await openReadyAddress(page, product.url, { site: 'TR' });
    const answered = page.waitForResponse(services.districts);
    await chooseProvince(page, 'Bursa');
    await expect.poll(() => offered(page, 'postalDistrict')).toEqual(districtsOf('Bursa'));
    await part(page, 'postalDistrict').selectOption('Nilüfer');
    await (await answered).finished();
    expect(await part(page, 'postalTown').inputValue()).toBe('Bursa');
    expect(await part(page, 'postalDistrict').inputValue()).toBe('Nilüfer');
    expect(complaints).toEqual([]);
  });

  it('late districts of an earlier province are ignored', async () => {
    const { page } = await openPage();
    let release = () => {};
    const held = new Promise<void>((done) => (release = done));
    await page.route(services.districts, async (route) => {
      if (route.request().url().includes('/6/') || route.request().url().includes('/06/')) await held;
      await route.continue();
    });
    await openReadyAddress(page, product.url, { site: 'TR' });
    await chooseProvince(page, 'Ankara');
    await chooseProvince(page, 'İzmir');
    await expect.poll(() => offered(page, 'postalDistrict')).toEqual(districtsOf('İzmir'));
    const late = page.waitForResponse(/cities\/0?6\/districts/);
    release();
    await (await late).finished();
    expect(await offered(page, 'postalDistrict')).toEqual(districtsOf('İzmir'));
  });
});
