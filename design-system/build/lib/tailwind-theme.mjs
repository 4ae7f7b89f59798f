import { cssValue, variableName } from './css-variables.mjs';

/** The word of a role that names the property of its colour, and the Tailwind family for it. */
const COLOR_FAMILY = {
  surface: 'backgroundColor',
  text: 'textColor',
  border: 'borderColor',
  ring: 'outlineColor',
  ornament: 'fill',
};

const FAMILY = {
  space: 'spacing',
  size: 'spacing',
  radius: 'borderRadius',
  edge: 'borderWidth',
  font: 'fontFamily',
  'text-size': 'fontSize',
  line: 'lineHeight',
  weight: 'fontWeight',
  duration: 'transitionDuration',
  ease: 'transitionTimingFunction',
  shadow: 'boxShadow',
};

/**
 * Returns the Tailwind theme. Names come from the tokens and values are CSS variables, so that a theme or brand can change at run
 * time without new classes. `control.border` becomes `border-control`, `text.hint` becomes `text-hint`.
 *
 * @param {Map<string, any>} tokens
 */
export function tailwindTheme(tokens) {
  const theme = { screens: screens(tokens) };
  for (const [path, { type }] of tokens) {
    const [group, ...rest] = path.split('.');
    if (group === 'color' || group === 'breakpoint') continue;
    const [family, name] = type === 'color' ? colorClass(path) : [FAMILY[group], rest.join('-')];
    if (!family) throw new Error(`No Tailwind family is known for ${path}. Name one in tailwind-theme.mjs.`);
    (theme[family] ??= {})[name] = `var(${variableName(path)})`;
  }
  theme.stroke = theme.fill;
  return theme;
}

function colorClass(path) {
  const words = path.split('.');
  const property = words.find((word) => word in COLOR_FAMILY);
  const name = words.filter((word) => word !== property).join('-');
  return [COLOR_FAMILY[property], name];
}

/** Largest first: the output has this order, so that the smaller cluster comes later and wins. */
function screens(tokens) {
  return Object.fromEntries(
    [...tokens]
      .filter(([path]) => path.startsWith('breakpoint.'))
      .sort(([, one], [, other]) => other.value.value - one.value.value)
      .map(([path, token]) => [path.replace('breakpoint.', ''), { max: cssValue(token) }]),
  );
}
