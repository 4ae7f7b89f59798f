import { isShown, named } from './visible.ts';

const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled], [type=hidden]), select:not([disabled]), textarea:not([disabled]), summary, [tabindex]:not([tabindex^="-"])';

/**
 * Elements that do not show that they have the focus (WCAG 2.2 2.4.7, 2.4.13), or that are covered while they have it
 * (2.4.11). A shadow is no sign: forced colours take it away.
 */
export function focusFaults(root: HTMLElement): string[] {
  const open = root.querySelector('[role="dialog"], dialog[open]') ?? root;
  const before = document.activeElement;
  const faults = Array.from(open.querySelectorAll<HTMLElement>(FOCUSABLE))
    .filter((element) => element.checkVisibility())
    .flatMap(faultsOf);
  if (before instanceof HTMLElement) before.focus();
  return faults;
}

function faultsOf(element: HTMLElement): string[] {
  element.focus();
  if (document.activeElement !== element) return [];
  element.scrollIntoView({ block: 'center' });
  const unseen = signs(element).some(isOutlined)
    ? []
    : [`${named(element)} does not show that it has the focus`];
  return isShown(element) ? [...unseen, ...covered(element)] : unseen;
}

/** A native control may be drawn by what stands for it: its label, or the box around it. */
function signs(element: HTMLElement): Element[] {
  const labels = 'labels' in element && element.labels instanceof NodeList ? Array.from(element.labels) : [];
  const drawn = labels.filter((label): label is HTMLElement => label instanceof HTMLElement);
  const next = element.nextElementSibling ? [element.nextElementSibling] : [];
  return [element, ...drawn, ...next, ...(element.parentElement ? [element.parentElement] : [])];
}

function isOutlined(element: Element): boolean {
  const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
  return (
    outlineStyle !== 'none' &&
    Number.parseFloat(outlineWidth) >= 2 &&
    !/, 0\)$|transparent/.test(outlineColor)
  );
}

function covered(element: HTMLElement): string[] {
  const { left, top, width, height } = element.getBoundingClientRect();
  const above = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!above || element.contains(above) || above.contains(element)) return [];
  const own =
    'labels' in element &&
    element.labels instanceof NodeList &&
    Array.from(element.labels).some((label) => label.contains(above));
  return own ? [] : [`${named(element)} has the focus and is covered by ${named(above)}`];
}
