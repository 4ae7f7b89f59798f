import { type Box, isShown, named, SLACK } from './visible.ts';

const TARGETS =
  'a[href], button, summary, select, textarea, input:not([type=hidden]), [role=button], [role=link], [role=option], [role=tab]';

/**
 * Returns targets that are too small for the present pointer: under 44 px for touch (WCAG 2.2 2.5.5), under
 * 24 px for a mouse (2.5.8). Links in running text may be as high as their line.
 */
export function targetFaults(root: Element): string[] {
  const least = matchMedia('(pointer: coarse)').matches ? 44 : 24;
  return Array.from(root.querySelectorAll(TARGETS)).flatMap((target) => {
    const { left, top, right, bottom } = reach(target);
    const [width, height] = [right - left, bottom - top];
    if (width === 0 || Math.min(width, height) + SLACK / 2 >= least || isInText(target)) return [];
    return [`${named(target)} is ${width} × ${height} px, a target needs ${least}`];
  });
}

/**
 * Returns the whole area that can be pressed: a control with its labels. A link that is visible only with
 * focus gets the focus first.
 */
function reach(target: Element): Box {
  const unseen = target instanceof HTMLAnchorElement && !isShown(target);
  if (unseen) target.focus();
  const labels = isTicked(target) ? Array.from(target.labels ?? []) : [];
  const boxes = [target, ...labels].filter(isShown).map((each) => each.getBoundingClientRect());
  if (unseen) target.blur();
  if (boxes.length === 0) return { left: 0, top: 0, right: 0, bottom: 0 };
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

const isTicked = (target: Element): target is HTMLInputElement | HTMLButtonElement =>
  target.matches('input[type=checkbox], input[type=radio], button[role=checkbox], button[role=radio]');

/** Returns true if a link is in a line with other words, in a text that wraps. */
function isInText(target: Element): boolean {
  if (getComputedStyle(target).display !== 'inline') return false;
  const text = target.parentElement?.closest('p, li, dd, label, div, span, td');
  return (text?.textContent.trim().length ?? 0) > target.textContent.trim().length;
}
