import { difference, themeCss, variables } from './css-variables.mjs';
import { tokenTheme } from './token-themes.mjs';

/**
 * What a brand's tokens say differently from ours, for a page that is all the brand's. It stands behind ours.
 * @param {URL} file in the format of the token files
 * @returns {string} CSS
 */
export function brandCss(file) {
  const ours = variables(tokenTheme().light);
  const { light, dark } = tokenTheme(file);
  const day = variables(light);
  return themeCss({ light: difference(ours, day), dark: difference(day, variables(dark)) });
}
