import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { keepEarlier, setAside } from './earlier-build.mjs';

let dist;
beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'crema-builds-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  dist = pathToFileURL(folder + sep);
});

/** Makes a build with these scripts in the place of the last one. */
async function build(id, scripts) {
  const aside = pathToFileURL((await mkdtemp(join(tmpdir(), 'crema-aside-'))) + sep);
  const earlier = await setAside(dist, aside);
  await rm(new URL('client', dist), { recursive: true, force: true });
  const files = { ...scripts, [`../builds/meta/${id}.json`]: id };
  for (const [name, content] of Object.entries(files)) {
    const file = new URL(`client/assets/${name}`, dist);
    await mkdir(new URL('.', file), { recursive: true });
    await writeFile(file, content);
  }
  await keepEarlier(dist, id, { earlier, aside });
  await rm(aside, { recursive: true });
}

const scripts = async () => (await readdir(new URL('client/assets', dist))).sort();

test('an open page of the last build still gets its scripts and manifest, one of the build before does not', async () => {
  await build('a', { 'form-a.js': 'a' });
  await build('b', { 'form-b.js': 'b' });
  expect(await scripts()).toEqual(['form-a.js', 'form-b.js']);
  expect(await readdir(new URL('client/builds/meta', dist))).toEqual(['a.json', 'b.json']);
  await build('c', { 'form-c.js': 'c' });
  expect(await scripts()).toEqual(['form-b.js', 'form-c.js']);
});

test('a build that changes nothing takes nothing from the pages of the one before', async () => {
  await build('a', { 'form-a.js': 'a' });
  await build('b', { 'form-b.js': 'b' });
  await build('b', { 'form-b.js': 'b' });
  expect(await scripts()).toEqual(['form-a.js', 'form-b.js']);
});

test('what both builds have is the new one’s', async () => {
  await build('a', { 'form.js': 'old', 'only.js': '1' });
  await build('b', { 'form.js': 'new' });
  expect(await readFile(new URL('client/assets/form.js', dist), 'utf8')).toBe('new');
  expect(await scripts()).toEqual(['form.js', 'only.js']);
});
