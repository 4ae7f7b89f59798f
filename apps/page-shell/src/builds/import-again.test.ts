import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { importAgain, isOneLost } from './import-again.ts';

afterEach(() => vi.unstubAllGlobals());

test('a script that was lost is tried again by the next call, and once it was fetched it stays the same', async () => {
  const tell = vi.fn<(event: Event) => boolean>();
  vi.stubGlobal('dispatchEvent', tell);
  const folder = await mkdtemp(join(tmpdir(), 'crema-script-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'part.mjs');
  const { href } = pathToFileURL(file);
  await expect(importAgain(href)).rejects.toThrow('part.mjs');
  expect(tell.mock.calls.map(([{ type }]) => type)).toEqual(['chunklost']);
  expect(isOneLost()).toBe(true);
  await writeFile(file, 'export const part = {};');
  const [one, other] = await Promise.all([importAgain(href), importAgain(href)]);
  expect(one).toHaveProperty('part');
  expect(other).toBe(one);
  expect(await importAgain(href)).toBe(one);
  expect(isOneLost()).toBe(false);
  expect(tell).toHaveBeenCalledTimes(1);
});
