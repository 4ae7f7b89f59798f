import { cssValue } from './css-value.mjs';

/**
 * A nested plain object of CSS values; breakpoints and durations as numbers (px, ms), because scripts reckon with them.
 * @param {Map<string, any>} tokens
 */
export function tokenObject(tokens) {
  const root = {};
  for (const [path, token] of tokens) {
    const keys = path.split('.');
    const last = keys.pop();
    let group = root;
    for (const key of keys) group = group[key] ??= {};
    group[last] =
      path.startsWith('breakpoint.') || token.type === 'duration' ? token.value.value : cssValue(token);
  }
  return root;
}

/** @param {string} name of the constant; @param {string} comment @param {object} value */
export const constant = (name, comment, value) =>
  `/** ${comment} */\nexport const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`;
