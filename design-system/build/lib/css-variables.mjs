import { cssValue } from './css-value.mjs';

const DARK = '(prefers-color-scheme: dark)';

/** The palette and the breakpoints are no variables: no rule may use the palette, and `@media` cannot read variables. */
const isVariable = (path) => !path.startsWith('color.') && !path.startsWith('breakpoint.');

/** @param {string} path `control.border` becomes `--ds-control-border` */
export const variableName = (path) => `--ds-${path.replaceAll('.', '-')}`;

/**
 * @param {Map<string, any>} tokens
 * @returns {Map<string, string>} variable name to CSS value
 */
export function variables(tokens) {
  return new Map(
    [...tokens]
      .filter(([path]) => isVariable(path))
      .map(([path, token]) => [variableName(path), cssValue(token)]),
  );
}

/** Returns the entries of `next` that differ from `before`. */
export const difference = (before, next) =>
  new Map([...next].filter(([name, value]) => before.get(name) !== value));

/**
 * Light, unless `data-theme` or the shopper's system asks for dark. `:where` gives every block a specificity of 0, so that a
 * brand loaded later overrides it.
 */
export function themeCss({ light, dark, brand }) {
  const scope = brand ? `[data-brand='${brand}']` : '';
  const within = (theme) => `${scope ? `${scope} ` : ''}[data-theme='${theme}']`;
  const themed = (theme) => (brand ? `${scope}[data-theme='${theme}'], ${within(theme)}` : within(theme));
  const daytime = [scope || ':root', within('light'), within('system')].join(', ');
  const night = [['--ds-color-scheme', 'dark'], ...dark];
  return [
    block(`:where(${daytime})`, [['--ds-color-scheme', 'light'], ...light]),
    `@media ${DARK} {\n${indent(block(`:where(${themed('system')})`, night))}\n}`,
    block(`:where(${themed('dark')})`, night),
  ].join('\n\n');
}

const block = (selector, entries) =>
  `${selector} {\n${entries.map(([name, value]) => `  ${name}: ${value};`).join('\n')}\n}`;

const indent = (text) => text.replaceAll(/^/gm, '  ');
