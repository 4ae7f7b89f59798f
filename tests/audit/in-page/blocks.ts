import { textBoxes } from '../../stories/checks/visible.ts';

/** The visible texts of a part of the page. A text is what one paragraph, label, button or heading says. */
export interface Block {
  /** Header, footer, panel, dialog, the legend of its group, or the heading above it. */
  readonly name: string;
  readonly texts: readonly string[];
}

const landmarks = [
  ['[role=dialog], dialog', 'Dialog'],
  ['header', 'Header'],
  ['footer', 'Footer'],
  ['aside', 'Panel'],
] as const;

/** Returns the nearest element around a text that is not a part of a line. */
function paragraphOf(element: Element): Element {
  const { parentElement } = element;
  return parentElement && getComputedStyle(element).display === 'inline'
    ? paragraphOf(parentElement)
    : element;
}

/** Returns the largest group of fields around an element. */
function groupOf(element: Element): Element | undefined {
  const nearest = element.closest('fieldset');
  const outer = nearest?.parentElement ? groupOf(nearest.parentElement) : undefined;
  return outer ?? nearest ?? undefined;
}

/** Returns the visible texts of the page by blocks, in their order. */
export function blocks(): Block[] {
  const found = new Map<string, Map<Element, string>>();
  /** The first text of each group is its legend. */
  const legends = new Map<Element, string>();
  let heading = 'Page';
  for (const { node, parent } of textBoxes(document.body)) {
    const text = node.data.trim();
    const [, landmark] = landmarks.find(([selector]) => parent.closest(selector)) ?? [];
    const group = groupOf(parent);
    if (group && !legends.has(group)) legends.set(group, text);
    if (!landmark && parent.closest('h1, h2, h3')) heading = text;
    const name = landmark ?? (group && legends.get(group)) ?? heading;
    const texts = found.get(name) ?? new Map<Element, string>();
    const paragraph = paragraphOf(parent);
    texts.set(paragraph, `${texts.get(paragraph) ?? ''} ${text}`.trim());
    found.set(name, texts);
  }
  return Array.from(found, ([name, texts]) => ({ name, texts: [...texts.values()] }));
}
