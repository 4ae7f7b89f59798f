/**
 * Entry of the bundle that every page of a story loads, in every engine. It runs the checks of the stories.
 */
import { faults } from '../stories/checks/all.ts';
import { named } from '../stories/checks/visible.ts';

type Relayout = { readonly title: string; readonly force: (root: HTMLElement, measure: () => void) => void };

/** Changes that make a page lay out again and end in the same layout. */
const relayouts: readonly Relayout[] = [
  {
    title: 'after it was hidden and shown',
    force: (root, measure) => withStyle(root.querySelectorAll('fieldset'), 'display', 'none', measure),
  },
  // The same happens when the shopper leaves a page and comes back.
  {
    title: 'after the page was hidden and shown',
    force: (root, measure) => withStyle([root], 'display', 'none', measure),
  },
  {
    title: 'after the page was narrower',
    force: (root, measure) => withStyle([root], 'inline-size', 'calc(100% - 8px)', measure),
  },
];

function withStyle(
  elements: Iterable<HTMLElement>,
  property: string,
  value: string,
  measure: () => void,
): void {
  for (const { style } of elements) {
    const before = style.getPropertyValue(property);
    style.setProperty(property, value);
    measure();
    style.setProperty(property, before);
  }
}

/**
 * Returns fieldsets whose height depends on earlier layouts. WebKit counts the legend of some twice, or once.
 */
function unsteadyFieldsets(root: HTMLElement): string[] {
  const fieldsets = Array.from(root.querySelectorAll('fieldset'));
  const heights = () => fieldsets.map((fieldset) => fieldset.getBoundingClientRect().height);
  const before = heights();
  return relayouts.flatMap(({ title, force }) => {
    force(root, heights);
    const after = heights();
    return fieldsets.flatMap((fieldset, index) =>
      Math.abs((before[index] ?? 0) - (after[index] ?? 0)) > 0.5
        ? [`${named(fieldset)} is ${before[index]} px high, and ${after[index]} px ${title}`]
        : [],
    );
  });
}

/**
 * Makes focus scroll at once. WebKit scrolls a focused element into view only later, but the checks look at
 * once.
 */
function inViewAtOnce<Result>(work: () => Result): Result {
  // The code that presses keys in a story has made `focus` a getter, which an assignment does not change.
  const before = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'focus') ?? {};
  const focus: unknown = Reflect.get(HTMLElement.prototype, 'focus');
  if (typeof focus !== 'function') throw new Error('Nothing can get the focus here.');
  const value = function focusInView(this: HTMLElement, options?: FocusOptions) {
    Reflect.apply(focus, this, [options]);
    if (document.activeElement === this) this.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  };
  Object.defineProperty(HTMLElement.prototype, 'focus', { configurable: true, value });
  try {
    return work();
  } finally {
    Object.defineProperty(HTMLElement.prototype, 'focus', before);
  }
}

Object.assign(globalThis, {
  storyFaults: async () => {
    await document.fonts.ready;
    return [...unsteadyFieldsets(document.body), ...inViewAtOnce(() => faults(document.body))];
  },
});
