import { difference, themeCss, variables } from './css-variables.mjs';
import { tokenTheme } from './token-themes.mjs';

/**
 * Returns the differences between a brand's tokens and ours, for a page of that brand only. Load it after ours.
 * @param {URL} file in the format of the token files
 * @returns {string} CSS
 */
export function brandCss(file) {
  const ours = variables(tokenTheme().light);
  const { light, dark } = tokenTheme(file);
  const day = variables(light);
  return themeCss({ light: difference(ours, day), dark: difference(day, variables(dark)) });
}
