/**
 * Returns the CSS value of a token.
 * @param {{type: string, value: any}} token
 */
export function cssValue({ type, value }) {
  switch (type) {
    case 'color':
      return cssColor(value);
    case 'dimension':
    case 'duration':
      return `${value.value}${value.value === 0 && type === 'dimension' ? '' : value.unit}`;
    case 'cubicBezier':
      return `cubic-bezier(${value.join(', ')})`;
    case 'fontFamily':
      return value.map((family) => (/^[a-z-]+$/.test(family) ? family : `"${family}"`)).join(', ');
    case 'shadow':
      return value.map(cssShadow).join(', ');
    case 'number':
    case 'fontWeight':
      return String(value);
    default:
      throw new Error(`Token type "${type}" is not known here. Add how it is written in CSS.`);
  }
}

function cssShadow({ color, offsetX, offsetY, blur, spread }) {
  const lengths = [offsetX, offsetY, blur, spread].map((value) => cssValue({ type: 'dimension', value }));
  return `${lengths.join(' ')} ${cssColor(color)}`;
}

/** Hexadecimal, because it is the shortest. The components are the source, and the hexadecimal value must match them. */
function cssColor({ colorSpace, components, alpha = 1, hex }) {
  const written = `#${components.map(toHex).join('')}`;
  if (colorSpace !== 'srgb' || written !== hex) {
    throw new Error(
      `Colour ${hex} and its components (${colorSpace} ${components.join(' ')}, ${written}) disagree.`,
    );
  }
  return alpha === 1 ? written : `${written}${toHex(alpha)}`;
}

const toHex = (part) =>
  Math.round(part * 255)
    .toString(16)
    .padStart(2, '0');

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
