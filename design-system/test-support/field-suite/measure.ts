/** Measures visible elements. Lengths are CSS pixels. */

/** Elements that may be drawn instead of a hidden control: its labels, their content, its parent. */
function stand(control: Element): readonly Element[] {
  const labels = 'labels' in control && control.labels instanceof NodeList ? [...control.labels] : [];
  const parts = labels.flatMap((label) =>
    label instanceof Element ? [label].concat([...label.children]) : [],
  );
  return [control, ...parts, control.parentElement ?? control];
}

/** Returns the border that shows the control. Its width is 0 if there is none. */
export function edgeOf(control: Element): { width: number; color: string } {
  for (const element of stand(control)) {
    const { borderBottomStyle, borderBottomWidth, borderBottomColor } = getComputedStyle(element);
    const width = Number.parseFloat(borderBottomWidth);
    if (borderBottomStyle !== 'none' && width > 0) return { width, color: borderBottomColor };
  }
  return { width: 0, color: 'transparent' };
}

/** Returns the sum of all edges around a control in its group, including its own. */
export function edgesWithin(group: Element, control: Element): number {
  let width = edgeOf(control).width;
  for (let around = control.parentElement; around && around !== group; around = around.parentElement) {
    if (!group.contains(around)) break;
    width += Number.parseFloat(getComputedStyle(around).borderBottomWidth);
  }
  return width;
}

/** Returns true if an outline of at least 2 px is drawn around the focused element, or around the element drawn for it. */
export function showsFocus(focused: Element): boolean {
  return stand(focused).some((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
}

/** Returns true if a square of this size around the middle of a control belongs to it or to its label (WCAG 2.2 2.5.8). */
export function answersWithin(control: Element, size: number): boolean {
  const [self, ...others] = stand(control);
  const isDrawn = (element: Element) => element.getBoundingClientRect().width > 2;
  const target = self && isDrawn(self) ? self : others.find(isDrawn);
  if (!target) return false;
  const { left, top, width, height } = target.getBoundingClientRect();
  const [x, y, reach] = [left + width / 2, top + height / 2, size / 2 - 1];
  const edges = [
    [x - reach, y],
    [x + reach, y],
    [x, y - reach],
    [x, y + reach],
  ] as const;
  return edges.every(([x, y]) => answers(document.elementFromPoint(x, y), control));
}

function answers(hit: Element | null, control: Element): boolean {
  if (!hit) return false;
  return (
    control.contains(hit) ||
    stand(control).some((element) => element.matches('label') && element.contains(hit))
  );
}

/** Returns all visible elements of the field, without those for screen readers only. */
const seenIn = (box: HTMLElement): Element[] =>
  [...box.querySelectorAll('*:not(svg *, option)')].filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 1 &&
      height > 1 &&
      element.checkVisibility({ opacityProperty: true }) &&
      !element.closest('.sr-only')
    );
  });

/** Returns elements that reach out of the box or cut their own text off. An input may scroll its text. */
export function clippedIn(box: HTMLElement): string[] {
  const outer = box.getBoundingClientRect();
  return seenIn(box)
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < outer.left - 0.5 || right > outer.right + 0.5 || cutsText(element);
    })
    .map(nameOf);
}

function cutsText(element: Element): boolean {
  const { display, overflowY } = getComputedStyle(element);
  if (element.textContent === '' || display === 'inline') return false;
  const tooHigh = overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1;
  return tooHigh || element.scrollWidth > element.clientWidth + 1;
}

const nameOf = (element: Element) => element.outerHTML.slice(0, 120);

/**
 * Returns elements that are not as far from the right edge of the box as they were from the left before. Lines of text may
 * differ.
 */
export function unmirroredIn(box: HTMLElement, turn: () => void): string[] {
  const blocks = seenIn(box).filter((element) => getComputedStyle(element).display !== 'inline');
  const insets = blocks.map((element) => insetsOf(element, box));
  turn();
  return blocks
    .filter((element, index) => {
      const [before, after] = [insets[index], insetsOf(element, box)];
      return (
        !before || Math.abs(before.left - after.right) > 1.5 || Math.abs(before.right - after.left) > 1.5
      );
    })
    .map(nameOf);
}

function insetsOf(element: Element, box: Element): { left: number; right: number } {
  const [inner, outer] = [element.getBoundingClientRect(), box.getBoundingClientRect()];
  return { left: inner.left - outer.left, right: outer.right - inner.right };
}

/** Returns the contrast of two opaque colours as `getComputedStyle` writes them, 1 to 21 (WCAG 2.2 1.4.11). */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
    const channel = Number(part) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the background of an element. */
export function groundOf(element: Element): string {
  const color = getComputedStyle(element).backgroundColor;
  const isClear = color === 'transparent' || color === 'rgba(0, 0, 0, 0)';
  if (!isClear) return color;
  return element.parentElement ? groundOf(element.parentElement) : 'rgb(255, 255, 255)';
}
