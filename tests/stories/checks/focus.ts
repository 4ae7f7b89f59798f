import { coverFaults } from './focus-cover.ts';
import { outlineOf, ringFaults, signsOf } from './focus-ring.ts';

const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled], [type=hidden]), select:not([disabled]), textarea:not([disabled]), summary, [tabindex]:not([tabindex^="-"])';

/**
 * Returns elements without a visible focus (WCAG 2.2 2.4.7, 2.4.13), or covered while they have the focus
 * (2.4.11). It walks through the page forwards and backwards, because content that sticks to the top covers
 * only elements that the focus reaches from below.
 */
export function focusFaults(root: HTMLElement): string[] {
  const open = root.querySelector('[role="dialog"], dialog[open]') ?? root;
  const before = document.activeElement;
  const scrolled = { left: scrollX, top: scrollY, behavior: 'instant' } as const;
  leave();
  const elements = Array.from(open.querySelectorAll<HTMLElement>(FOCUSABLE)).filter((element) =>
    element.checkVisibility(),
  );
  // Reads all elements without focus first. The box around the neighbours of a focused element may show the
  // focus.
  const unfocused = new Map(elements.flatMap(signsOf).map((sign) => [sign, outlineOf(sign)]));
  const faults = [
    ...elements.flatMap((element) =>
      focused(element) ? [...ringFaults(element, unfocused), ...coverFaults(element)] : [],
    ),
    ...elements.toReversed().flatMap((element) => (focused(element) ? coverFaults(element) : [])),
  ];
  leave();
  if (before instanceof HTMLElement) before.focus();
  scrollTo(scrolled);
  return Array.from(new Set(faults));
}

function leave(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** Focuses an element and scrolls it into view, as browsers do with Tab and from a script. */
function focused(element: HTMLElement): boolean {
  element.focus();
  return document.activeElement === element;
}
