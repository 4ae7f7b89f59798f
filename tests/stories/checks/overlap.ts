import { readColor } from './color.ts';
import { coveredFaults } from './covered.ts';
import { contentBox } from './edges.ts';
import { inView, isShown, layerOf, named, textBoxes, type Box } from './visible.ts';

/** Line boxes touch. Letters overlap only if their boxes share more than this, in CSS px. */
const SHARED = 3;

type Thing = { readonly element: Element; readonly what: string; readonly boxes: readonly Box[] };

const CONTROLS =
  'button, a[href], select, textarea, input:not([type=hidden]), [role="option"], [role="slider"]';

const FIELDS =
  'select, textarea, input:not([type=hidden], [type=checkbox], [type=radio], [type=range], [type=submit], [type=button])';

/**
 * Returns texts over each other or over a foreign control, controls over each other, and content that covers
 * a text.
 */
export function overlapFaults(root: HTMLElement): string[] {
  const texts = textBoxes(root).map(({ node, parent, boxes }): Thing => ({
    element: parent,
    what: `“${node.data.trim().slice(0, 40)}”`,
    boxes: boxes.map((box) => inView(parent, box)),
  }));
  const controls = Array.from(root.querySelectorAll(CONTROLS))
    .filter((control) => isShown(control) && getComputedStyle(control).pointerEvents !== 'none')
    .filter((control) => getComputedStyle(control).display !== 'inline')
    .map((control): Thing => ({
      element: control,
      what: named(control),
      boxes: [inView(control, inner(control))],
    }));
  return pairs(texts, texts, () => false)
    .concat(pairs(texts, controls, (text, control) => control.element.contains(text.element)))
    .concat(pairs(controls, controls, (one, other) => nested(one.element, other.element)))
    .concat(pairs(ornaments(root), fields(root), (one, other) => nested(one.element, other.element)))
    .concat(coveredFaults(root));
}

/** Returns the areas of fields that show the typed text. */
const fields = (root: HTMLElement) =>
  Array.from(root.querySelectorAll(FIELDS))
    .filter(isShown)
    .map((element): Thing => ({
      element,
      what: `the inside of ${named(element)}`,
      boxes: [inView(element, contentBox(element))],
    }));

/** Returns icons, images, and other content without words that is positioned over the page. */
const ornaments = (root: HTMLElement) =>
  Array.from(root.querySelectorAll('*'))
    .filter((element) => element.matches('svg, img') || isPlaced(element))
    .filter(isShown)
    .map((element): Thing => ({
      element,
      what: named(element),
      boxes: [inView(element, element.getBoundingClientRect())],
    }));

const isPlaced = (element: Element) =>
  element.parentElement?.querySelector(FIELDS) &&
  getComputedStyle(element).position === 'absolute' &&
  (getComputedStyle(element).backgroundImage !== 'none' ||
    readColor(getComputedStyle(element).backgroundColor)[3] > 0.5);

/**
 * Returns the area of a control with its own content. A button within the padding of a field is there on
 * purpose.
 */
function inner(control: Element): Box {
  const { left, top, right, bottom } = control.getBoundingClientRect();
  if (!control.matches('input, select, textarea')) return { left, top, right, bottom };
  const inside = contentBox(control);
  return { left: inside.left, right: inside.right, top, bottom };
}

const nested = (one: Element, other: Element) => one.contains(other) || other.contains(one);

function pairs(
  some: readonly Thing[],
  others: readonly Thing[],
  mayTouch: (one: Thing, other: Thing) => boolean,
): string[] {
  return some.flatMap((one, index) =>
    (some === others ? others.slice(index + 1) : others)
      // Compares boxes first. To find the layer of an element takes far longer, and few boxes overlap.
      .filter((other) => one.boxes.some((box) => other.boxes.some((another) => overlap(box, another))))
      .filter((other) => one.element !== other.element && layerOf(one.element) === layerOf(other.element))
      .filter((other) => !mayTouch(one, other))
      .map((other) => `${one.what} and ${other.what} lie over each other`),
  );
}

const overlap = (one: Box, other: Box) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > SHARED &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > SHARED;
