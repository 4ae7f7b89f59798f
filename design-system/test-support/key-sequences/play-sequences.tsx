import fc from 'fast-check';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import { findStage, Stage } from '../field-suite/stage.tsx';
import { showUi } from '../field-suite/subject.tsx';
import { lineOf } from './line.ts';
import { play } from './play.ts';
import { sequenceRuns } from './runs.ts';
import { view } from './view.ts';

/** A field, keys to press in it, and a model of the expected results. */
export type Sequences<Start, Model> = {
  /** Initial value of the field. */
  start: fc.Arbitrary<Start>;
  /** One key, as for `play`. */
  key: fc.Arbitrary<string>;
  field: (start: Start) => ReactNode;
  /** Waits for code that the field loads when it gets the focus. Returns the focus to its place before the field. */
  ready?: (controls: readonly HTMLElement[]) => Promise<unknown>;
  frame: 'control' | 'group';
  /** Returns the model with the focus before the field. */
  begin: (start: Start) => Model;
  /** Returns the model after a key, or undefined if the key leaves the page. */
  press: (model: Model, key: string) => Model | undefined;
  /** Returns the expected visible state. */
  tell: (model: Model) => string;
};

/**
 * Tabs into the field, presses 8 to 15 random keys, and tabs out on one side. After every key focus, caret and form entries must
 * match the model.
 */
export async function playSequences<Start, Model>(
  sequences: Sequences<Start, Model>,
  few: number,
): Promise<void> {
  const { screen, again } = await showUi(<Stage>{null}</Stage>);
  const keys = fc.array(sequences.key, { minLength: 8, maxLength: 15, size: 'max' });
  const wayOut = fc.constantFrom('Tab', 'Shift+Tab');
  let count = 0;

  const property = fc.asyncProperty(sequences.start, keys, wayOut, async (start, some, out) => {
    count += 1;
    await again(<Stage key={count}>{sequences.field(start)}</Stage>);
    const { before, after, controls, posts } = findStage(screen.container, sequences.frame);
    const stops = [before, ...controls, after];
    const look = () => {
      const focused = document.activeElement;
      const line = focused instanceof HTMLInputElement ? lineOf(focused) : undefined;
      const stop = stops.findIndex((each) => each === focused);
      return view(
        stop,
        line,
        posts().map(([, value]) => value),
      );
    };
    await sequences.ready?.(controls);
    before.focus();
    const wayOutOfAll = controls.map(() => out);
    const { pressed, expected } = foretell(sequences, start, ['Tab', ...some, ...wayOutOfAll, out]);
    await play(pressed, look, expected);
    expect([before, after]).toContain(document.activeElement);
  });
  const runs = sequenceRuns(few);
  if (runs.numRuns !== few) console.info(`${runs.numRuns} key sequences, seed ${runs.seed}`);
  await fc.assert(property, runs);
}

/** Returns the model's states for the keys, without the keys that would leave the page. */
function foretell<Start, Model>(
  { begin, press, tell }: Sequences<Start, Model>,
  start: Start,
  keys: readonly string[],
) {
  let now = begin(start);
  const pressed: string[] = [];
  const expected: string[] = [];
  for (const key of keys) {
    const next = press(now, key);
    if (next === undefined) continue;
    now = next;
    pressed.push(key);
    expected.push(tell(now));
  }
  return { pressed, expected };
}
