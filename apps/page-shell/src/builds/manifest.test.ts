import { afterEach, expect, test, vi } from 'vitest';
import { createManifest, redirectIn } from './manifest.ts';

afterEach(() => vi.unstubAllGlobals());

const manifest = { id: 'a', redirects: { DE: { '/signup': 'https://www.shop.example/join' } } };

test.each([
  [manifest, 'DE', '/signup', 'https://www.shop.example/join'],
  [manifest, 'TR', '/signup', undefined],
  [manifest, 'DE', '/toString', undefined],
  [manifest, 'constructor', 'name', undefined],
  [{ redirects: { DE: { '/signup': 5 } } }, 'DE', '/signup', undefined],
  ['<html>', 'DE', '/signup', undefined],
  [undefined, 'DE', '/signup', undefined],
])('%j leads from %s %s to %s', (of, site, path, to) => {
  expect(redirectIn(of, site, path)).toBe(to);
});

test('is fetched once, and again after it could not be had', async () => {
  const fetch = vi.fn<(address: string) => Promise<Response>>(async () => Response.json(manifest));
  fetch.mockResolvedValueOnce(new Response('', { status: 404 }));
  vi.stubGlobal('fetch', fetch);
  const load = createManifest('a');
  await expect(load()).rejects.toThrow('No manifest of a: 404');
  expect([await load(), await load()]).toEqual([manifest, manifest]);
  expect(fetch.mock.calls).toEqual([['/builds/meta/a.json'], ['/builds/meta/a.json']]);
});

test('in development there is none', async () => {
  expect(await createManifest('')()).toBeUndefined();
});
