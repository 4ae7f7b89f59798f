import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consentSecret } from '../../../test-support/consent-secret.ts';
import { databaseSettings } from '../../../test-support/database-settings.ts';
import { failToStart } from '../../../test-support/server-process.ts';
import { openTestApp, type TestApp } from '../../../test-support/test-app.ts';
import { codesOf } from '../../../test-support/visitor.ts';
import { sampleFile } from '../../core/product-ids/product-ids.ts';

const service = '/service/productdata/api';
const one = `${service}/new-product-id?old_product_id=`;
const several = `${service}/new-product-ids?old_product_ids=`;

describe('new product ids', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await openTestApp({ env: { PRODUCT_IDS_FILE: sampleFile } });
  });
  afterAll(async () => await app.close());

  it('are found one by one or together, and any cache may keep them for a short time', async () => {
    const [first, all] = [
      await app.send(`${one}100000001`),
      await app.send(`${several}100000003,999999999,100000001`),
    ];
    expect(await first.json()).toEqual({ productId: '2000000001' });
    expect(await all.json()).toEqual({
      mappings: [
        { oldProductId: '100000003', newProductId: '2000000003' },
        { oldProductId: '100000001', newProductId: '2000000001' },
      ],
    });
    for (const { headers } of [first, all]) {
      expect(headers.get('Cache-Control')).toBe('public, max-age=300');
      expect(headers.getSetCookie()).toEqual([]);
    }
  });

  it('of a product that nobody knows are none', async () => {
    const unknown = await app.send(`${one}999999999`);
    expect([unknown.status, await codesOf(unknown)]).toEqual([404, ['NOT_FOUND']]);
    expect(unknown.headers.get('Cache-Control')).toBe('no-store');
    expect(await (await app.send(`${several}999999999`)).json()).toEqual({ mappings: [] });
  });

  const ids = (count: number) => Array.from({ length: count }, (_, place) => 100_000_001 + place).join();

  it('come 24 at once, and no more', async () => {
    expect((await app.send(several + ids(24))).status).toBe(200);
    expect((await app.send(several + ids(25))).status).toBe(400);
  });

  it.each(['', '12345678', '1234567890', '12345678x', '%20123456789', '١٢٣٤٥٦٧٨٩', '123456789,'])(
    'are not looked up for what is no list of old ids: "%s"',
    async (text) => {
      for (const [address, field] of [
        [one, 'old_product_id'],
        [several, 'old_product_ids'],
      ] as const) {
        const refused = await app.send(address + text);
        expect([refused.status, await codesOf(refused)]).toEqual([400, [`${field}: MALFORMED_REQUEST`]]);
      }
    },
  );

  it('are read at the start, which says what is wrong with their file', async (test) => {
    const env = {
      ...(await databaseSettings()),
      APP_DIR: app.appDir,
      CONSENT_SECRET: consentSecret,
      PRODUCT_IDS_FILE: import.meta.filename,
    };
    expect(await failToStart(env, test)).toEqual({
      code: 1,
      output: `The product ids of ${import.meta.filename} cannot be used: line 1 is not an old id of nine digits, a comma and a new id. PRODUCT_IDS_FILE names it.\n`,
    });
  });
});
