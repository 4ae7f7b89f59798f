import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainDigits } from '../internal/plain-digits.ts';
import { edit, format, strip } from './format.ts';
import type { Change } from './format.ts';

test.each([
  ['', '', ''],
  ['de02', 'DE02', 'DE02'],
  ['de021', 'DE02 1', 'DE021'],
  ['DE02-1203 0000.0000/2020 51', 'DE02 1203 0000 0000 2020 51', 'DE02120300000000202051'],
  ['  ß é €', '', ''],
  ['IBAN: DE02 1203', 'DE02 1203', 'DE021203'],
  ['iban\u00A0de021', 'DE02 1', 'DE021'],
  ['Iban\u202F–\u2009DE02', 'DE02', 'DE02'],
  ['IBANDE02', 'DE02', 'DE02'],
  ['IBAN IBAN: DE02', 'DE02', 'DE02'],
  ['IBAN', 'IBAN', 'IBAN'],
  ['IBAN 123', 'IBAN 123', 'IBAN123'],
  ['DE02 IBAN', 'DE02 IBAN', 'DE02IBAN'],
])('“%s” is shown as “%s” and stands for “%s”', (typed, text, raw) => {
  expect(format(typed)).toMatchObject({ text, raw });
});

/** `|` is the caret, `[…]` a selection. */
test.each([
  ['a key that fills a group', 'DE0|', 'insertText', '2', 'DE02|'],
  ['a key that begins a group', 'DE02|', 'insertText', '1', 'DE02 1|'],
  ['a key in the middle', 'DE|02 1203', 'insertText', '9', 'DE9|0 2120 3'],
  ['a blank', 'DE02| 12', 'insertText', ' ', 'DE02| 12'],
  ['a sign over a selection', 'D[E0]2', 'insertText', '-', 'DE0|2'],
  ['a paste over a selection', 'D[E02 1]2', 'insertFromPaste', 'x-y 9', 'DXY9| 2'],
  ['a paste with the word in front', '|', 'insertFromPaste', 'IBAN: DE02 1', 'DE02 1|'],
  ['the same in the middle', 'DE|02', 'insertFromPaste', 'IBAN: AT1', 'DEAT 1|02'],
  ['a key that shows the word to be one', 'IBAN|', 'insertText', 'd', 'D|'],
  ['the word before what was there', '|DE02', 'insertFromPaste', 'IBAN: ', '|DE02'],
  ['its last letter', 'IBA|DE02', 'insertText', 'n', '|DE02'],
  ['Backspace beside a blank', 'DE02| 12', 'deleteContentBackward', '', 'DE0|1 2'],
  ['Backspace behind a blank', 'DE02 |12', 'deleteContentBackward', '', 'DE0|1 2'],
  ['Backspace at the start', '|DE02', 'deleteContentBackward', '', '|DE02'],
  ['Delete before a blank', 'DE02| 123', 'deleteContentForward', '', 'DE02| 23'],
  ['Delete of a selection', 'DE[02 1]2', 'deleteContentForward', '', 'DE|2'],
  ['Cut', '[DE02 1]2', 'deleteByCut', '', '|2'],
  ['a word backward', 'DE02 12|3', 'deleteWordBackward', '', 'DE02| 3'],
  ['a word forward', 'DE02| 123 ', 'deleteWordForward', '', 'DE02|'],
  ['a line backward', 'DE02 1|23', 'deleteSoftLineBackward', '', '|23'],
  ['a line forward', 'DE|02 123', 'deleteHardLineForward', '', 'DE|'],
])('%s', (_what, before, inputType, data, after) => {
  const next = edit(selected(before), { inputType, data });
  expect(next && `${next.text.slice(0, next.caret)}|${next.text.slice(next.caret)}`).toBe(after);
});

test.each(['historyUndo', 'formatBold', 'deleteByDrag'])('%s is left to the browser', (inputType) => {
  expect(edit({ text: 'DE02', start: 2, end: 2 }, { inputType, data: '' })).toBeUndefined();
});

const anywhere = fc.nat({ max: 60 });
const pieces = fc.array(fc.constantFrom('IBAN', 'iban', ': ', '\u00A0', 'DE02', '1', 'I'), { maxLength: 6 });
const words = pieces.map((all) => all.join(''));
const texts = fc.oneof(fc.string({ unit: 'grapheme' }), words);
const step = fc.record({
  from: anywhere,
  to: fc.option(anywhere, { nil: undefined, freq: 2 }),
  change: fc.oneof(
    {
      weight: 4,
      arbitrary: insertion('insertText', fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 })),
    },
    {
      weight: 4,
      arbitrary: insertion(
        'insertText',
        fc.string({ unit: fc.constantFrom('0', '7', 'a', 'Z', '-', ' '), minLength: 1, maxLength: 2 }),
      ),
    },
    insertion('insertFromPaste', fc.string({ maxLength: 30 })),
    insertion('insertFromPaste', words),
    fc.constantFrom<Change>(
      { inputType: 'deleteContentBackward', data: '' },
      { inputType: 'deleteContentForward', data: '' },
    ),
  ),
});

test('whatever is typed: no character is lost, none is made up, and the caret stays where it was', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      let text = '';
      for (const { from, to = from, change } of steps) {
        const [start, end] = [Math.min(from, to, text.length), Math.min(Math.max(from, to), text.length)];
        const wanted = wordless(byHand(text, start, end, change));
        const next = edit({ text, start, end }, change);
        expect(next?.raw).toBe(wanted.before + wanted.after);
        expect(bare(next?.text.slice(0, next.caret) ?? '')).toBe(wanted.before);
        expect(next?.text).toMatch(/^([0-9A-Z]{4} )*[0-9A-Z]{0,4}$/);
        expect(next?.text.replaceAll(' ', '')).toBe(next?.raw);
        expect(next?.text).not.toMatch(/ $/);
        text = next?.text ?? '';
      }
    }),
    { numRuns: 10_000 },
  );
});

test('any text and caret: grouping twice changes nothing, and the caret keeps its place', () => {
  fc.assert(
    fc.property(texts, fc.nat(), (text, at) => {
      // No caret is within a character of two code units.
      const caret = Array.from(text)
        .slice(0, at % (text.length + 1))
        .join('').length;
      const once = format(text, caret);
      expect(format(once.text, once.caret)).toEqual(once);
      const wanted = wordless({ before: bare(text.slice(0, caret)), after: bare(text.slice(caret)) });
      expect(once.raw).toBe(wanted.before + wanted.after);
      expect(bare(once.text.slice(0, once.caret))).toBe(wanted.before);
      expect(once.text[once.caret - 1]).not.toBe(' ');
    }),
    { numRuns: 10_000 },
  );
});

/** Letters and digits only. */
const bare = (text: string) =>
  Array.from(plainDigits(text))
    .filter((sign) => /[0-9A-Za-z]/.test(sign))
    .join('')
    .toUpperCase();

/** Removes the word in front of a letter, wherever the caret is in it. */
function wordless({ before, after }: { before: string; after: string }): { before: string; after: string } {
  const all = before + after;
  if (!all.startsWith('IBAN') || !/[A-Z]/.test(all[4] ?? '')) return { before, after };
  const rest = Math.max(0, 4 - before.length);
  return wordless({ before: before.slice(4), after: after.slice(rest) });
}

/** The same on the raw value, without blanks: the text before the caret and the text after it. */
function byHand(text: string, start: number, end: number, { inputType, data }: Change) {
  const [before, chosen, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)].map(bare);
  const parts = { before: before ?? '', after: after ?? '' };
  if (inputType.startsWith('insert')) {
    const kept = strip(data) === '' ? (chosen ?? '') : strip(data);
    return { ...parts, before: parts.before + kept };
  }
  if (start < end) return parts;
  return inputType === 'deleteContentBackward'
    ? { ...parts, before: parts.before.slice(0, -1) }
    : { ...parts, after: parts.after.slice(1) };
}

function insertion(inputType: string, data: fc.Arbitrary<string>): fc.Arbitrary<Change> {
  return data.map((data) => ({ inputType, data }));
}

function selected(marked: string) {
  const text = marked.replace(/[|[\]]/g, '');
  const start = marked.search(/[|[]/);
  const close = marked.indexOf(']');
  return { text, start, end: close < 0 ? start : close - 1 };
}
