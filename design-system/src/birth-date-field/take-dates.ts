import { plainDigits } from '../internal/plain-digits.ts';
import { replaceText, setValue } from '../internal/replace-text.ts';
import { isInputEvent } from '../internal/kinds.ts';
import { treeOf } from '../internal/tree.ts';
import { parseDate } from './parse-date.ts';

/** Adds a listener to the inputs in a group. */
export type OnPart = <Type extends keyof HTMLElementEventMap>(
  type: Type,
  hear: (part: HTMLInputElement, event: HTMLElementEventMap[Type]) => void,
) => void;

type Options = {
  /** The element around the parts. */
  group: HTMLElement;
  on: OnPart;
  /** Moves focus on from a full part. */
  leadOn: (part: HTMLInputElement) => void;
  /** Runs a change that must not move the focus. */
  quietly: (work: () => void) => void;
};

/** The texts of all parts, in the order of the DOM. */
type Texts = readonly string[];

/**
 * Lets the parts in `group` accept more than their own digits. Spreads a whole date over the parts, and turns digits of other
 * scripts into ASCII digits. Keeps any other text, which validation then reports. Undo reverts all of it.
 */
export function takeDates({ group, on, leadOn, quietly }: Options): void {
  const parts = () => [...group.querySelectorAll('input')];
  /**
   * One entry for each date that was spread, and one for its undo: the part it was entered in, and the texts before and after.
   */
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
  /** Spreads a text over the parts if it is a whole date. */
  const share = (at: HTMLInputElement, text: string) => {
    const order = parts().map(({ dataset }) => dataset['part'] ?? '');
    const date: Readonly<Record<string, string>> | undefined = parseDate(text, order);
    if (!date) return false;
    const [from, to] = [parts().map(({ value }) => value), order.map((part) => date[part] ?? '')];
    changes.push([at, from, to], [at, to, from]);
    fill(to);
    return true;
  };
  /** Spreads the part's own text if it is a date, or else turns its digits into ASCII digits. Returns true for the latter. */
  const settle = (part: HTMLInputElement) => {
    const { value, selectionStart } = part;
    const plain = plainDigits(value);
    if (share(part, value) || plain === value) return false;
    quietly(() => write(part, plain, selectionStart ?? plain.length));
    return true;
  };
  /** Undo and redo change only the part that had the focus, so the other parts are set to match. */
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
  // Until a composition ends, its text belongs to the input method.
  on('compositionend', (part) => {
    if (settle(part)) leadOn(part);
  });
  // Text that was entered before this code was loaded.
  for (const part of parts()) settle(part);
}

/** Writes like typing. Undo reverts it only in the part that has the focus. */
function write(part: HTMLInputElement, text: string, caret = text.length): void {
  if (part === treeOf(part).activeElement) {
    replaceText(part, 0, part.value.length, text);
    part.setSelectionRange(caret, caret);
  } else {
    setValue(part, text);
    part.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
