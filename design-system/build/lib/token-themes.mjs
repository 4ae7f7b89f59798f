import { globSync, readFileSync } from 'node:fs';

const folder = new URL('../../src/tokens/', import.meta.url);
const file = (name) => new URL(`${name}.tokens.json`, folder);

const BASE = ['palette', 'roles', 'dimension', 'type', 'motion', 'shadow', 'breakpoint'].map(file);
const NIGHT = [file('roles.dark')];

/** One file in `brands/` is one brand. */
export const brands = globSync('brands/*.tokens.json', { cwd: folder })
  .map((path) => /([^/\\]+)\.tokens\.json$/.exec(path)[1])
  .sort();

/**
 * Returns every token in the light and in the dark theme, with aliases resolved.
 * @param {string | URL} [brand] its name, or its file; ours if there is none
 */
export function tokenTheme(brand) {
  const own = typeof brand === 'string' ? file(`brands/${brand}`) : brand;
  const day = own ? [...BASE, own] : BASE;
  return { light: readTokens(day), dark: readTokens([...day, ...NIGHT]) };
}

/**
 * Reads token files in the W3C Design Tokens format (2025.10) and merges them: a later file wins, token by token. A theme or a
 * brand is nothing more.
 *
 * @param {URL[]} files
 * @returns {Map<string, {type: string, value: unknown}>} path (`color.paper`) to token, with aliases resolved
 */
function readTokens(files) {
  const raw = new Map();
  for (const file of files) collect(JSON.parse(readFileSync(file, 'utf8')), [], undefined, raw);
  const tokens = new Map();
  for (const [path, token] of raw) tokens.set(path, resolve(path, token, raw, []));
  return tokens;
}

function collect(group, path, inherited, into) {
  const type = group.$type ?? inherited;
  if ('$value' in group) {
    const name = path.join('.');
    into.set(name, { type: type ?? into.get(name)?.type, value: group.$value });
    return;
  }
  for (const [key, child] of Object.entries(group)) {
    if (!key.startsWith('$')) collect(child, [...path, key], type, into);
  }
}

function resolve(path, token, raw, seen) {
  const { type, value } = token;
  if (!type)
    throw new Error(`${path} has no $type, so no output can be written for it. Give it or its group one.`);
  return { type, value: follow(value, path, raw, seen) };
}

function follow(value, path, raw, seen) {
  if (Array.isArray(value)) return value.map((item) => follow(item, path, raw, seen));
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, follow(part, path, raw, seen)]),
    );
  }
  const alias = typeof value === 'string' ? /^\{(.+)\}$/.exec(value)?.[1] : undefined;
  if (!alias) return value;
  const target = raw.get(alias);
  if (!target) throw new Error(`${path} points to {${alias}}, which does not exist. Correct the name.`);
  if (seen.includes(alias)) throw new Error(`${path} points to itself: ${[...seen, alias].join(' → ')}.`);
  return follow(target.value, alias, raw, [...seen, alias]);
}

/**
 * Returns the tokens as nested plain objects, one level for each part of a path.
 * @param {Map<string, any>} tokens
 * @param {(token: any, path: string) => unknown} valueOf
 */
export function nested(tokens, valueOf) {
  const root = {};
  for (const [path, token] of tokens) {
    const keys = path.split('.');
    const last = keys.pop();
    let group = root;
    for (const key of keys) group = group[key] ??= {};
    group[last] = valueOf(token, path);
  }
  return root;
}
