import fc from 'fast-check';
import { test } from 'vitest';
import { begin, press, tell } from '../../test-support/key-sequences/iban-model.ts';
import { PASTE } from '../../test-support/key-sequences/play.ts';
import { playSequences } from '../../test-support/key-sequences/play-sequences.tsx';
import { timeForSequences } from '../../test-support/key-sequences/runs.ts';
import { IbanField } from './iban-field.tsx';

/** Number of key sequences in the tests. `npm run properties --prefix tests` tries 10,000. */
const FEW = 60;

/** Weighted as people press them: mostly counted characters, often a correction. */
const key = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom('0', '1', '2', '3', '9', 'd', 'e', 'M', 'T') },
  { weight: 2, arbitrary: fc.constantFrom(' ', '-', '.', '/', 'Enter') },
  { weight: 3, arbitrary: fc.constantFrom('Backspace', 'Backspace', 'Delete', 'Control+Backspace') },
  { weight: 1, arbitrary: fc.constantFrom('Tab', 'Shift+Tab') },
  { weight: 4, arbitrary: fc.constantFrom('ArrowLeft', 'ArrowLeft', 'ArrowRight', 'Home', 'End') },
  {
    weight: 2,
    arbitrary: fc.constantFrom('Shift+ArrowLeft', 'Shift+ArrowRight', 'Shift+Home', 'Shift+End', 'Control+a'),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(
        'DE02 1203 0000 0000 2020 51',
        'at61-1904',
        ' 7 ',
        '- /',
        '12345',
        'IBAN: DE02 1203',
        'iban',
      )
      .map((text) => PASTE + text),
  },
);
const start = fc.constantFrom('', 'DE0', 'DE021203', 'DE02120300000000202051');

test(
  'whatever keys are pressed: all of it is sent, the caret stays, and Tab and Shift+Tab lead out',
  { timeout: timeForSequences(FEW) },
  async () => {
    const field = (defaultValue: string) => (
      <IbanField name="x" label="IBAN" autoComplete="off" defaultValue={defaultValue} />
    );
    await playSequences({ start, key, field, frame: 'control', begin, press, tell }, FEW);
  },
);
