import { around, withAncestors } from './ancestors.ts';

/**
 * Gives a window that is put at the end of the page the language, direction, theme and brand of the place where it was written.
 * Only what is different there is set.
 */
export function inheritLook(shade: Element, place: Element): void {
  const here = withAncestors(place);
  const outer = around(shade);
  const there = outer ? withAncestors(outer) : [];
  const nearest = (path: readonly Element[], name: string) =>
    path.find((element) => element.hasAttribute(name));
  const brand = nearest(here, 'data-brand');
  for (const name of ['lang', 'dir', 'data-brand', 'data-theme']) {
    const from = nearest(here, name);
    // A brand within a theme begins with its own light theme.
    const isReset = name === 'data-theme' && from && brand && brand !== from && from.contains(brand);
    const value = isReset ? null : from?.getAttribute(name);
    if (value != null && nearest(there, name)?.getAttribute(name) !== value) shade.setAttribute(name, value);
  }
  // Text that inherits its font has that of the page around it, which need not be the same page.
  const page = here.find((element) => element.classList.contains('ds-page'));
  if (page && !there.includes(page)) shade.classList.add('ds-page');
}
