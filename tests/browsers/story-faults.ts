/**
 * What the page of a story is asked, in every engine: bundled, and loaded with each story.
 */
import { faults } from '../stories/checks/all.ts';
import { named } from '../stories/checks/visible.ts';

type Relayout = { readonly title: string; readonly force: (root: HTMLElement, measure: () => void) => void };

/** Ways to have a page laid out anew that lead back to where it was. */
const relayouts: readonly Relayout[] = [
  {
    title: 'after it was hidden and shown',
    force: (root, measure) => withStyle(root.querySelectorAll('fieldset'), 'display', 'none', measure),
  },
  // As when a page is left and comes back.
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

/** Fieldsets whose height depends on how they came to be laid out: WebKit counts the legend of some twice, or once. */
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

/** WebKit brings into view what gets the focus only later; the checks look at once. */
function inViewAtOnce<Result>(work: () => Result): Result {
  // What presses keys in a story has made a getter of it, which no assignment changes.
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
