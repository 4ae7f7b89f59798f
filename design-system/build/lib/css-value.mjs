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
