import { coverFaults } from '../../stories/checks/focus-cover.ts';
import { outlineOf, ringFaults, signsOf } from '../../stories/checks/focus-ring.ts';
import { named } from '../../stories/checks/visible.ts';

const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled], [type=hidden]), select:not([disabled]), textarea:not([disabled]), summary, [tabindex]:not([tabindex^="-"])';

/** The largest distance by which a stop may be above the one before, in CSS px: two fields of one line differ by a few. */
const SLACK = 8;

/** A stop of the Tab key. */
interface Stop {
  /** True if the walk has been here before. */
  readonly again: boolean;
  /** True if the focus did not move. */
  readonly stuck: boolean;
  readonly ring: readonly string[];
  readonly cover: readonly string[];
  readonly order: readonly string[];
}

let elements: HTMLElement[] = [];
let unfocused: ReadonlyMap<Element, string> = new Map();
let seen = new Set<Element>();
let last: Element | undefined;
let jumps = 0;

/** Starts a walk with the Tab key. Returns the number of controls that it must reach. */
export function beginWalk(): number {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const open = document.querySelector('dialog[open], [role="dialog"]') ?? document.body;
  elements = Array.from(open.querySelectorAll<HTMLElement>(FOCUSABLE)).filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  unfocused = new Map(elements.flatMap(signsOf).map((sign) => [sign, outlineOf(sign)]));
  seen = new Set();
  last = undefined;
  jumps = 0;
  return elements.length;
}

/** Returns the stop that the focus has reached, or `undefined` if it is on no control. */
export function nextStop(): Stop | undefined {
  const at = document.activeElement;
  if (!(at instanceof HTMLElement) || at === document.body) return undefined;
  const stop = {
    again: seen.has(at),
    stuck: at === last,
    ring: unfocused.has(at) ? ringFaults(at, unfocused) : [],
    cover: coverFaults(at),
    order: last && !seen.has(at) ? orderFaults(last, at) : [],
  };
  seen.add(at);
  last = at;
  return stop;
}

/** Returns the controls that the walk has not reached. A group of radios is one stop. */
export const missedByWalk = (): string[] =>
  elements.filter((element) => element.isConnected && !seen.has(element) && !isInGroup(element)).map(named);

const isInGroup = (element: Element) =>
  element instanceof HTMLInputElement &&
  element.type === 'radio' &&
  [...seen].some((other) => other instanceof HTMLInputElement && other.name === element.name);

/** Returns a fault if the next stop is above the last one, and not in a column beside it. One jump to the top is the end of the page. */
function orderFaults(from: Element, to: Element): string[] {
  if (from.compareDocumentPosition(to) & Node.DOCUMENT_POSITION_PRECEDING) {
    jumps += 1;
    return jumps > 1 ? [`the focus goes back in the page from ${named(from)} to ${named(to)}`] : [];
  }
  if ([from, to].some(isFixed)) return [];
  const [before, after] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const isAbove = after.bottom <= before.top + SLACK;
  const isBeside = after.left >= before.right || after.right <= before.left;
  return isAbove && !isBeside ? [`the focus goes up from ${named(from)} to ${named(to)}`] : [];
}

function isFixed(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement)
    if (/fixed|sticky/.test(getComputedStyle(at).position)) return true;
  return false;
}
