import { plainDigits, replaceText } from '../internal/input.ts';
import { isInput, isInputEvent } from '../internal/kinds.ts';
import { treeOf } from '../internal/tree.ts';

/** Input types of single keys. Any other input may be a whole number. */
const KEYS = /^(?:insertText|delete)/;

/** Groups that take it already. */
const taking = new WeakSet<HTMLElement>();

/**
 * Lets the number in `group` take what people paste, dictate or fill in: digits of every script become plain ones, and a prefix
 * in front that the select offers is chosen there, and a national zero behind it is removed.
 */
export function takeNumber(group: HTMLElement): void {
  if (taking.has(group)) return;
  taking.add(group);
  const hear = (event: Event) => {
    const { target } = event;
    const { inputType = '', isComposing, data }: Partial<InputEvent> = isInputEvent(event) ? event : {};
    const select = group.querySelector('select');
    if (!isInput(target) || !select || isComposing || inputType.startsWith('history')) return;
    const isWhole = !KEYS.test(inputType) || (data ?? '').length > 2;
    const { value, selectionStart } = target;
    const plain = plainDigits(value);
    const [prefix, text = plain] = (isWhole && splitNumber(plain, select)) || [];
    if (text !== value) {
      const caret = prefix ? text.length : plainDigits(value.slice(0, selectionStart ?? undefined)).length;
      replaceText(target, 0, value.length, text);
      // Safari moves the focus to wherever a caret is set.
      if (target === treeOf(target).activeElement) target.setSelectionRange(caret, caret);
    }
    if (!prefix || prefix === select.value) return;
    // After the number: a page that controls both draws the number as it knows it when it hears of the prefix. React watches
    // the element's own setter and would miss the change.
    Reflect.set(HTMLSelectElement.prototype, 'value', prefix, select);
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };
  for (const type of ['input', 'change', 'compositionend']) group.addEventListener(type, hear);
}

/** A select, as far as it is looked at here. */
interface Choice {
  readonly value: string;
  readonly options: Iterable<{ readonly value: string }>;
}

/** The start of a number with its country's prefix: a plus or two zeros. */
const ABROAD = /^\W*(?:\+|00)/;

/**
 * Parts a number from its prefix, if the select offers it: `+43 660 1234567`, or `0532 1234567` where networks are chosen. Without
 * a plus or a zero the first digits are a prefix only where none is chosen yet.
 * @returns the prefix and the rest of the number, without `(0)`, which nobody dials from abroad
 */
export function splitNumber(
  text: string,
  { options, value: chosen }: Choice,
): readonly [prefix: string, rest: string] | undefined {
  const isAbroad = ABROAD.test(text);
  const number = text.replace(ABROAD, '');
  for (const { value } of options) {
    const [all, plus, digits] = /^(\+?)(\d+)$/.exec(value) ?? [];
    if (all === undefined || (plus && !isAbroad)) continue;
    // A country's prefix stands right behind the plus, a network's behind a country's or behind a zero.
    const before = plus ? '' : isAbroad ? String.raw`\d{0,3}0?` : chosen ? '0' : '0?';
    const found = new RegExp(`^${before}${digits}(?=\\d)`).exec(number.replace(/\D/g, ''))?.[0];
    if (found)
      return [
        value,
        number.replace(new RegExp(String.raw`^(?:\D*\d){${found.length}}[^\d(]*(?:\(0\))?[^\d(]*`), ''),
      ];
  }
  return undefined;
}
