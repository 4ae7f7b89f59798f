import { expect, test } from 'vitest';
import { appPacks } from './packs.ts';

const { load, resolveId } = appPacks();
/** The source of a module, as the development server makes it. @param {string} name */
const source = (name) => load.call({ addWatchFile: () => {} }, resolveId(name));

test('a pack has one site, and the documents of the forms with its texts', async () => {
  const pack = await source('virtual:crema-packs/hu/standalone');
  expect(pack).toContain('"key":"HU"');
  expect(pack).toContain('"kind":"newsletter"');
  expect(pack).not.toContain('"kind":"communityConditions"');
  expect(pack).toContain("from 'virtual:crema-messages/hu-HU/standalone'");
});

test('a pack without a form has no document', async () => {
  expect(await source('virtual:crema-packs/de/cookies')).toContain('export const documents = [];');
});

test.each(['virtual:crema-packs/si/standalone', 'virtual:crema-packs/de/nonsense'])(
  'there is no pack %s',
  async (name) => {
    await expect(source(name)).rejects.toThrow('no site file or no route');
  },
);

test('the way to all packs names each site with each text of the routes', async () => {
  const way = await source('virtual:crema-packs');
  expect(way).toContain(
    "'CH_FR community-welcome': () => import('virtual:crema-packs/ch-fr/community-welcome')",
  );
  expect(way).toContain("'DE cookies':");
});
