import { cpSync, writeFileSync } from 'node:fs';
import { brands, tokenTheme } from './token-themes.mjs';

/**
 * Writes the tokens for those who take nothing else: `tokens.css`, the variables, and `tokens.json`, every theme in the W3C
 * Design Tokens format with all aliases resolved: `{ light: {…}, dark: {…}, brands: { <brand>: { light, dark } } }`.
 *
 * @param {URL} src
 * @param {URL} dist
 */
export function writeTokenFiles(src, dist) {
  cpSync(new URL('tokens/tokens.gen.css', src), new URL('tokens.css', dist));
  const themes = {
    ...resolved(tokenTheme()),
    brands: Object.fromEntries(brands.map((brand) => [brand, resolved(tokenTheme(brand))])),
  };
  writeFileSync(new URL('tokens.json', dist), `${JSON.stringify(themes, null, 2)}\n`);
}

const resolved = ({ light, dark }) => ({ light: nested(light), dark: nested(dark) });

function nested(tokens) {
  const root = {};
  for (const [path, { type, value }] of tokens) {
    const keys = path.split('.');
    const last = keys.pop();
    let group = root;
    for (const key of keys) group = group[key] ??= {};
    group[last] = { $type: type, $value: value };
  }
  return root;
}
