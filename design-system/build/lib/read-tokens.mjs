import { readFileSync } from 'node:fs';

/**
 * Reads token files in the W3C Design Tokens format (2025.10) and lays them over each other: a later file wins, token by
 * token. That is all a theme or a brand is here.
 *
 * @param {URL[]} files
 * @returns {Map<string, {type: string, value: unknown}>} path (`color.paper`) to token, aliases followed
 */
export function readTokens(files) {
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
