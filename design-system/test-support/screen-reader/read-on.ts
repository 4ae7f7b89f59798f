import { virtual } from '@guidepup/virtual-screen-reader';

type Direction = 'next' | 'previous';

/** What is read in one go, with the words in it. The virtual reader reads such an element, then its words, then its end. */
const IN_ONE_GO = 'a, legend, select, summary';

/**
 * Moves the reading cursor and says what it came to, the way people hear it. The virtual reader stops at each piece of text
 * in the DOM, even in what is closed.
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

/** Text that runs on in one line. */
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

/** Whether the announcer has spoken, and not the reading cursor. */
export const isLive = (phrase: string): boolean => /^(?:polite|assertive): /.test(phrase);

/** The element whose line the text stands in. */
function blockOf(text: Text): Element | null {
  let element = text.parentElement;
  while (element && /^(?:inline$|contents)/.test(getComputedStyle(element).display)) {
    element = element.parentElement;
  }
  return element;
}
