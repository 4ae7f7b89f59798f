import { named } from './visible.ts';

/** Fieldsets that are flex items: WebKit adds the height of the legend to one whenever the layout is made anew. */
export const flexFieldsets = (root: Element): string[] =>
  Array.from(root.querySelectorAll('fieldset'))
    .filter(({ parentElement }) => parentElement && getComputedStyle(parentElement).display.endsWith('flex'))
    .map((fieldset) => `${named(fieldset)} is a flex item`);
