import { plainDigits } from '../internal/plain-digits.ts';
import { replaceText } from '../internal/replace-text.ts';
import { isInput, isInputEvent } from '../internal/kinds.ts';
import { treeOf } from '../internal/tree.ts';

/** Input types of single keys. Any other input may be a whole number. */
const KEYS = /^(?:insertText|delete)/;

/** Groups that have these listeners already. */
const taking = new WeakSet<HTMLElement>();

/**
 * Lets the number in `group` accept pasted, dictated and autofilled text. Turns digits of every script into ASCII digits. Moves a
 * prefix that the select offers from the text to the select, and removes the national zero after it.
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
      // Safari moves the focus to the element whose caret is set.
      if (target === treeOf(target).activeElement) target.setSelectionRange(caret, caret);
    }
    if (!prefix || prefix === select.value) return;
    // After the number, because a page that controls both renders the number it knows when the prefix changes. React overrides
    // the element's own setter and would miss the change.
    Reflect.set(HTMLSelectElement.prototype, 'value', prefix, select);
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };
  for (const type of ['input', 'change', 'compositionend']) group.addEventListener(type, hear);
}

/** The part of a select that is used here. */
interface Choice {
  readonly value: string;
  readonly options: Iterable<{ readonly value: string }>;
}

/** The start of an international number: a plus or two zeros. */
const ABROAD = /^\W*(?:\+|00)/;

/**
 * Splits a number from its prefix, if the select offers it: `+43 660 1234567`, or `0532 1234567` if the select has networks.
 * Without a plus or a zero the first digits are a prefix only if none is chosen yet.
 *
 * @returns the prefix and the rest of the number, without `(0)`, which is not dialled from abroad
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
    // A country's prefix comes directly after the plus. A network's prefix comes after a country's or after a zero.
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
