import { globSync } from 'node:fs';
import { readTokens } from './read-tokens.mjs';

const folder = new URL('../../src/tokens/', import.meta.url);
const file = (name) => new URL(`${name}.tokens.json`, folder);

const BASE = ['palette', 'roles', 'dimension', 'type', 'motion', 'shadow', 'breakpoint'].map(file);
const NIGHT = [file('roles.dark')];

/** One file in `brands/` is one brand. */
export const brands = globSync('brands/*.tokens.json', { cwd: folder })
  .map((path) => /([^/\\]+)\.tokens\.json$/.exec(path)[1])
  .sort();

/**
 * Every token by day and after dark, aliases followed.
 * @param {string | URL} [brand] its name, or its file; ours when none is named
 */
export function tokenTheme(brand) {
  const own = typeof brand === 'string' ? file(`brands/${brand}`) : brand;
  const day = own ? [...BASE, own] : BASE;
  return { light: readTokens(day), dark: readTokens([...day, ...NIGHT]) };
}
