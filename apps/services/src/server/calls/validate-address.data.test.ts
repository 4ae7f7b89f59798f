import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../../../test-support/databases.ts';
import { createTestApp } from '../../../test-support/app-on-database.ts';
import { openTestApp, type TestApp } from '../../../test-support/test-app.ts';
import { codesOf, createVisitor } from '../../../test-support/visitor.ts';
import type { Database } from '../../core/database/schema.ts';
import { openPostal } from '../../core/postal/open-postal.ts';

const base = '/service/registration/api/v1';

describe.each(databases)('the validation of an address', ({ open }) => {
  let db: Database;
  let env: Record<string, string>;
  let app: TestApp;
  let postalDir: string;

  beforeAll(async () => {
    postalDir = await mkdtemp(join(tmpdir(), 'crema-postal-'));
    await writeFile(join(postalDir, 'NL.tsv'), '1012 AB\tAmsterdam\n');
    app = await openTestApp({ open, env: { POSTAL_DIR: postalDir } });
    ({ db } = app);
    env = { APP_DIR: app.appDir, POSTAL_DIR: postalDir };
  });
  afterAll(async () => {
    await app.close();
    await rm(postalDir, { recursive: true });
  });

  async function ask(body: unknown, headers = {}, { send }: Pick<TestApp, 'send'> = app): Promise<Response> {
    const { visit, cookies } = createVisitor(send);
    await visit(`${base}/csrf`);
    return await visit(`${base}/validateAddress`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-CSRF-Token': cookies.get('__Host-csrf') ?? '',
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  }
  const answerTo = async (changed: Readonly<Record<string, string>>): Promise<unknown> => {
    const response = await ask({ country: 'DE', activeField: 'street', ...changed });
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    return await response.json();
  };
  const nothingWrong = { isValid: true, errors: [], suggestions: [] };

  it.each([
    ['belong together', { zipcode: '20095', city: 'Hamburg' }, nothingWrong],
    ['are written as people write them', { zipcode: ' D-20095', city: 'hamburg' }, nothingWrong],
    [
      'do not belong together',
      { zipcode: '20095', city: 'München' },
      { ...nothingWrong, isValid: false, errors: ['postalMismatch'] },
    ],
    ['lack the end of the code', { zipcode: '2009', city: 'München' }, nothingWrong],
    ['lack the town', { zipcode: '20095' }, nothingWrong],
    ['lack the code', { city: 'München' }, nothingWrong],
    ['lack the separator of the country', { country: 'CZ', zipcode: '11000', city: 'Praha' }, nothingWrong],
    ['are in a country without data', { country: 'MT', zipcode: 'VLT 1117', city: 'Sliema' }, nothingWrong],
    ['are in no country', { country: '__proto__', zipcode: '20095', city: 'München' }, nothingWrong],
  ])('judges a code and a town that %s', async (_, typed, expected) => {
    expect(await answerTo({ streetAddress: 'Lange Reihe 7', ...typed })).toEqual(expected);
  });

  it('suggests five codes with their towns for the field that is typed in, each code once', async () => {
    const suggested = async (changed: Readonly<Record<string, string>>) => {
      const response = await ask({ country: 'DE', ...changed });
      const answer: { suggestions: { zipcode: string; city: string }[] } = await response.json();
      return answer.suggestions;
    };
    const byCode = await suggested({ zipcode: '20', activeField: 'zipcode' });
    expect(byCode).toHaveLength(5);
    expect(new Set(byCode.map(({ zipcode }) => zipcode)).size).toBe(5);
    expect(byCode[0]).toEqual({ zipcode: '20095', city: 'Hamburg' });
    const byTown = await suggested({ city: 'hambu', activeField: 'city' });
    expect(byTown[0]).toEqual({ zipcode: '20095', city: 'Hamburg' });
    const [prague] = await suggested({ country: 'CZ', zipcode: '11000', activeField: 'zipcode' });
    expect(prague?.zipcode).toBe('110 00');
    expect(await suggested({ zipcode: '20', activeField: 'street' })).toEqual([]);
  });

  it.each([
    ['CH', 'Biel'],
    ['CH_FR', 'Bienne'],
    ['DE', 'Biel'],
    ['XX', 'Biel/Bienne'],
  ])('writes a town of two official languages in that of the site: %s %s', async (site, city) => {
    const response = await ask(
      { country: 'CH', zipcode: '2502', activeField: 'zipcode' },
      { 'X-Site': site },
    );
    expect(await response.json()).toMatchObject({ suggestions: [{ zipcode: '2502', city }] });
  });

  it('knows the codes of the shop’s own folder', async () => {
    expect(await answerTo({ country: 'NL', zipcode: '1012ab', activeField: 'zipcode' })).toEqual({
      ...nothingWrong,
      suggestions: [{ zipcode: '1012 AB', city: 'Amsterdam' }],
    });
  });

  it.each([
    ['another origin', {}, { Origin: 'https://evil.example' }, 403, 'ORIGIN_NOT_ALLOWED'],
    ['no token', {}, { 'X-CSRF-Token': 'x' }, 403, 'CSRF_INVALID'],
    ['another media type', {}, { 'Content-Type': 'text/plain' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['another field', { activeField: 'country' }, {}, 400, 'MALFORMED_REQUEST'],
    ['an unknown key', { address: 'x' }, {}, 400, 'MALFORMED_REQUEST'],
    ['a code that is no text', { zipcode: 20095 }, {}, 400, 'MALFORMED_REQUEST'],
    ['an endless town', { city: 'x'.repeat(1001) }, {}, 400, 'MALFORMED_REQUEST'],
  ])('refuses a call with %s', async (_, changed, headers, status, code) => {
    const response = await ask({ country: 'DE', activeField: 'city', ...changed }, headers);
    expect([response.status, await codesOf(response)]).toEqual([status, [code]]);
  });

  it('refuses what is no JSON', async () => {
    expect((await ask('country=DE')).status).toBe(400);
  });

  it('finds nothing wrong while the codes cannot be read', async () => {
    const postal = openPostal({ log: () => {}, file: join(env['APP_DIR'] ?? '', 'missing.br') });
    const broken = await createTestApp(db, env, { postal });
    const asked = { country: 'DE', zipcode: '20095', city: 'München', activeField: 'city' };
    const response = await ask(asked, {}, broken);
    expect([response.status, await response.json()]).toEqual([200, nothingWrong]);
  });

  it('writes nothing that was typed into the log', async () => {
    await answerTo({ zipcode: '20095', city: 'Hamburg', streetAddress: 'Lange Reihe 7' });
    expect(app.lines.join('\n')).not.toMatch(/Hamburg|20095|Lange Reihe/);
  });
});
