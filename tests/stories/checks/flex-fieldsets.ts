import { named } from './visible.ts';

/**
 * Returns fieldsets that are flex items. WebKit adds the height of the legend to such a fieldset at each new
 * layout.
 */
export const flexFieldsets = (root: Element): string[] =>
  Array.from(root.querySelectorAll('fieldset'))
    .filter(({ parentElement }) => parentElement && getComputedStyle(parentElement).display.endsWith('flex'))
    .map((fieldset) => `${named(fieldset)} is a flex item`);
