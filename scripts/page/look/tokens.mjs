import { readFileSync } from 'node:fs';

const tokens = new URL('../../../design-system/src/tokens/tokens.gen.css', import.meta.url);

/**
 * The design tokens that a style sheet uses, by day and after dark; on paper it is always day.
 * @param {string} style
 */
export function tokensFor(style) {
  const used = new Set(style.match(/--ds-[\w-]+/g));
  return readFileSync(tokens, 'utf8')
    .replaceAll(/^\s*(--ds-[\w-]+):.*\n/gm, (line, name) => (used.has(name) ? line : ''))
    .replace('(prefers-color-scheme: dark)', 'screen and (prefers-color-scheme: dark)');
}
