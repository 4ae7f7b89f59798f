import { virtual } from '@guidepup/virtual-screen-reader';

type Direction = 'next' | 'previous';

/** Elements that are read at once with their text. The virtual reader reads such an element, then its text, then its end. */
const IN_ONE_GO = 'a, legend, select, summary';

/**
 * Moves the reading cursor and returns the words at its new place, as people hear them. The virtual reader stops at each text
 * node of the DOM, even in closed elements.
 */
export async function readOn(direction: Direction): Promise<string> {
  const phrase = await stepOutOf(inOneGo(virtual.activeNode), direction);
  const node = virtual.activeNode;
  if (node instanceof Text) return readRun(direction, node);
  const element = inOneGo(node);
  if (!element || direction === 'next') return phrase;
  await stepOutOf(element, 'previous');
  return step('next');
}

const inOneGo = (node: Node | null) =>
  node instanceof Element && node.matches(IN_ONE_GO) ? node : undefined;

async function stepOutOf(element: Element | undefined, direction: Direction): Promise<string> {
  let phrase = await step(direction);
  while (isHidden(virtual.activeNode) || element?.contains(virtual.activeNode))
    phrase = await step(direction);
  return phrase;
}

/** In a closed `details`. */
function isHidden(node: Node | null): boolean {
  const element = node instanceof Element ? node : node?.parentElement;
  return element ? !element.checkVisibility() : false;
}

/** Text that continues in one line. */
async function readRun(direction: Direction, first: Text): Promise<string> {
  const line = blockOf(first);
  const run = [first.data];
  for (;;) {
    await step(direction);
    const node = virtual.activeNode;
    if (!(node instanceof Text) || node === first || blockOf(node) !== line) break;
    run.push(node.data);
  }
  await step(direction === 'next' ? 'previous' : 'next');
  if (direction === 'previous') run.reverse();
  return run.join('').replaceAll(/\s+/g, ' ').trim();
}

async function step(direction: Direction): Promise<string> {
  await virtual[direction]();
  return (await virtual.spokenPhraseLog()).findLast((phrase) => !isLive(phrase)) ?? '';
}

/** Whether the announcer spoke, and not the reading cursor. */
export const isLive = (phrase: string): boolean => /^(?:polite|assertive): /.test(phrase);

/** Returns the element whose line contains the text. */
function blockOf(text: Text): Element | null {
  let element = text.parentElement;
  while (element && /^(?:inline$|contents)/.test(getComputedStyle(element).display)) {
    element = element.parentElement;
  }
  return element;
}
