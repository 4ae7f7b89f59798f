import { plainDigits, replaceText, setValue } from '../internal/input.ts';
import { isInputEvent } from '../internal/kinds.ts';
import { treeOf } from '../internal/tree.ts';
import { parseDate } from './parse-date.ts';

/** Adds a listener to the inputs in a group. */
export type OnPart = <Type extends keyof HTMLElementEventMap>(
  type: Type,
  hear: (part: HTMLInputElement, event: HTMLElementEventMap[Type]) => void,
) => void;

type Options = {
  /** Holds the parts. */
  group: HTMLElement;
  on: OnPart;
  /** Leads on from a part that is full. */
  leadOn: (part: HTMLInputElement) => void;
  /** Does something that must not move the focus. */
  quietly: (work: () => void) => void;
};

/** The texts of all parts, in the page's order. */
type Texts = readonly string[];

/**
 * Lets the parts in `group` take more than their own digits: a whole date that comes into one of them is shared out, and the
 * digits of other scripts become plain ones. Any other text stays as it is, for the form to judge. Undo takes all back.
 */
export function takeDates({ group, on, leadOn, quietly }: Options): void {
  const parts = () => [...group.querySelectorAll('input')];
  /** For each date that was shared out, and for its way back: where it came in, and all texts on both sides. */
  const changes: (readonly [at: HTMLInputElement, from: Texts, to: Texts])[] = [];
  let isFilling = false;

  const fill = (to: Texts, except?: HTMLInputElement) =>
    quietly(() => {
      isFilling = true;
      for (const [index, part] of parts().entries()) {
        if (part === except) continue;
        write(part, to[index] ?? '');
        part.dispatchEvent(new Event('change', { bubbles: true }));
      }
      isFilling = false;
    });
  /** Shares text out if it is a whole date. */
  const share = (at: HTMLInputElement, text: string) => {
    const order = parts().map(({ dataset }) => dataset['part'] ?? '');
    const date: Readonly<Record<string, string>> | undefined = parseDate(text, order);
    if (!date) return false;
    const [from, to] = [parts().map(({ value }) => value), order.map((part) => date[part] ?? '')];
    changes.push([at, from, to], [at, to, from]);
    fill(to);
    return true;
  };
  /** Shares out a part's own text, or else makes its digits plain; says whether it did the latter. */
  const settle = (part: HTMLInputElement) => {
    const { value, selectionStart } = part;
    const plain = plainDigits(value);
    if (share(part, value) || plain === value) return false;
    quietly(() => write(part, plain, selectionStart ?? plain.length));
    return true;
  };
  /** The browser undoes and redoes only the one part that had the focus: the others follow it. */
  const follow = (at: HTMLInputElement) => {
    const all = parts();
    const change = changes.find(
      ([origin, from, to]) =>
        origin === at && all.every((part, index) => part.value === (part === at ? to : from)[index]),
    );
    if (change) fill(change[2], at);
  };

  on('paste', (part, event) => {
    if (share(part, event.clipboardData?.getData('text') ?? '')) event.preventDefault();
  });
  on('input', (part, event) => {
    if (isFilling) return;
    const { inputType = '', isComposing = false } = isInputEvent(event) ? event : {};
    if (inputType.startsWith('history')) follow(part);
    else if (!isComposing && settle(part) && inputType === 'insertText') leadOn(part);
  });
  // Before its end the text is not the shopper's but the input method's.
  on('compositionend', (part) => {
    if (settle(part)) leadOn(part);
  });
  // What came in before this.
  for (const part of parts()) settle(part);
}

/** Writes as if it were typed. Undo takes it back where the focus is, and nowhere else. */
function write(part: HTMLInputElement, text: string, caret = text.length): void {
  if (part === treeOf(part).activeElement) {
    replaceText(part, 0, part.value.length, text);
    part.setSelectionRange(caret, caret);
  } else {
    setValue(part, text);
    part.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
