import fc from 'fast-check';
import { test } from 'vitest';
import { ready } from '../../test-support/birth-date.tsx';
import { begin, pastes, press, tell } from '../../test-support/key-sequences/birth-date-model.ts';
import type { Start } from '../../test-support/key-sequences/birth-date-model.ts';
import { playSequences } from '../../test-support/key-sequences/play-sequences.tsx';
import { PASTE } from '../../test-support/key-sequences/play.ts';
import { timeForSequences } from '../../test-support/key-sequences/runs.ts';
import { BirthDateField } from './birth-date-field.tsx';
import type { DateOrder } from './birth-date-field.tsx';

/** Number of key sequences in the tests. `npm run properties --prefix tests` tries 10,000. */
const FEW = 60;

/** Weighted as people press them: mostly digits, often a correction. */
const key = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 0, max: 9 }).map(String) },
  { weight: 3, arbitrary: fc.constantFrom('.', ' ', '/', '-') },
  { weight: 1, arbitrary: fc.constantFrom('a', 'Enter') },
  { weight: 3, arbitrary: fc.constantFrom('Backspace', 'Backspace', 'Delete') },
  { weight: 4, arbitrary: fc.constantFrom('Tab', 'Tab', 'Shift+Tab') },
  { weight: 3, arbitrary: fc.constantFrom('ArrowLeft', 'ArrowRight', 'Home', 'End') },
  {
    weight: 2,
    arbitrary: fc.constantFrom('Shift+ArrowLeft', 'Shift+ArrowRight', 'Shift+Home', 'Shift+End', 'Control+a'),
  },
  { weight: 2, arbitrary: fc.constantFrom(...pastes).map((text) => PASTE + text) },
  { weight: 1, arbitrary: fc.constant('Control+z') },
);
const start = fc.record({
  order: fc.constantFrom<DateOrder>(
    ['day', 'month', 'year'],
    ['month', 'day', 'year'],
    ['year', 'month', 'day'],
  ),
  texts: fc.record({
    day: fc.constantFrom('', '', '3', '31'),
    month: fc.constantFrom('', '', '2', '02'),
    year: fc.constantFrom('', '', '19', '2001'),
  }),
});

test(
  'whatever keys are pressed: no digit is lost, the caret stays, and Tab and Shift+Tab lead out',
  { timeout: timeForSequences(FEW) },
  async () => {
    const labels = { day: 'Tag', month: 'Monat', year: 'Jahr' };
    const field = ({ order, texts }: Start) => (
      <BirthDateField name="x" label="Geburtsdatum" labels={labels} order={order} defaultValue={texts} />
    );
    const focused = ([first]: readonly HTMLElement[]) => {
      first?.focus();
      return ready();
    };
    await playSequences({ start, key, field, ready: focused, frame: 'group', begin, press, tell }, FEW);
  },
);
