import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { replaceBuild, restoreBuild } from './replace-build.mjs';

let dist;
let before;
let folder;
const make = async (text) => {
  await mkdir(dist);
  await writeFile(new URL('page', dist), text);
};
const delivered = () => readFile(new URL('page', dist), 'utf8');

beforeEach(async () => {
  folder = pathToFileURL((await mkdtemp(join(tmpdir(), 'crema-replace-'))) + '/');
  [dist, before] = [new URL('dist/', folder), new URL('before/', folder)];
});
afterEach(() => rm(folder, { recursive: true }));

test('the new build takes the place of the last one, if there was any', async () => {
  await replaceBuild(dist, before, () => make('first'));
  await replaceBuild(dist, before, () => make('second'));
  expect([await delivered(), existsSync(before)]).toEqual(['second', false]);
});

test('the last build comes back where the new one fails, and the error is told', async () => {
  await make('last');
  const failing = replaceBuild(dist, before, async () => {
    await make('half');
    throw new Error('wrong');
  });
  await expect(failing).rejects.toThrow('wrong');
  expect([await delivered(), existsSync(before)]).toEqual(['last', false]);
});

test('nothing is left of a first build that fails', async () => {
  const failing = replaceBuild(dist, before, async () => {
    await make('half');
    throw new Error('wrong');
  });
  await expect(failing).rejects.toThrow('wrong');
  expect([existsSync(dist), existsSync(before)]).toEqual([false, false]);
});

test('the last build comes back after one that was ended on its way', async () => {
  await make('last');
  void replaceBuild(dist, before, async () => {
    await make('half');
    await new Promise(() => {});
  });
  await expect
    .poll(() => existsSync(new URL('page', before)) && existsSync(new URL('page', dist)))
    .toBe(true);
  await restoreBuild(dist, before);
  expect([await delivered(), existsSync(before)]).toEqual(['last', false]);
});
