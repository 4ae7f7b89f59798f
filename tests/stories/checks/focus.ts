import { coverFaults } from './focus-cover.ts';
import { outlineOf, ringFaults, signsOf } from './focus-ring.ts';

const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled], [type=hidden]), select:not([disabled]), textarea:not([disabled]), summary, [tabindex]:not([tabindex^="-"])';

/**
 * Elements that do not show that they have the focus (WCAG 2.2 2.4.7, 2.4.13), or that are covered while they have it
 * (2.4.11): going through the page forwards, and backwards, because what sticks to the top covers only what comes from below.
 */
export function focusFaults(root: HTMLElement): string[] {
  const open = root.querySelector('[role="dialog"], dialog[open]') ?? root;
  const before = document.activeElement;
  const scrolled = { left: scrollX, top: scrollY, behavior: 'instant' } as const;
  leave();
  const elements = Array.from(open.querySelectorAll<HTMLElement>(FOCUSABLE)).filter((element) =>
    element.checkVisibility(),
  );
  // Without focus, all of them first: where one has it, the box around its neighbours may show it.
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

/** Browsers bring into view what gets the focus, by Tab as by script. */
function focused(element: HTMLElement): boolean {
  element.focus();
  return document.activeElement === element;
}
