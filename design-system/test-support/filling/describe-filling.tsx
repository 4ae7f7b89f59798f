import { useState } from 'react';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import type { Posted } from '../field-suite/options.ts';
import { findStage, Stage } from '../field-suite/stage.tsx';
import type { Staged } from '../field-suite/stage.tsx';
import { showUi } from '../field-suite/subject.tsx';
import { settled } from '../settled.ts';
import { showServerHtml } from '../show.tsx';
import { ways, writeSilently } from './ways.ts';
import type { Fill, Way } from './ways.ts';

/** Props that a page with the value passes to its field. */
export type Held = {
  /** Returns the value under a name. */
  valueOf: (name: string) => string;
  /** Stores the value of a control. */
  hear: (event: { target: { name: string; value: string } }) => void;
};

type Filling = {
  /** The empty field, without a page that controls it. */
  ui: ReactNode;
  /** Texts for the controls, in order. */
  fills: readonly string[];
  /** Entries that the form then sends. */
  posts: Posted;
  /** The field controlled by a page, if it supports that. */
  held?: (page: Held) => ReactNode;
  /** Ways that do not reach a page with the value, each with the reason. The suite runs them and expects them to fail. */
  deviates?: Readonly<Partial<Record<keyof typeof ways, string>>>;
};

/** Checks an identity field with browsers and password managers: the form must have the value, whatever way they use. */
export function describeFilling(name: string, { ui, fills, posts, held, deviates = {} }: Filling) {
  describe(`${name}, filled in by a browser or a password manager`, () => {
    test.each(Object.entries(ways))('reaches the form by %s', async (_, way) => {
      const page = (hint: string) => [<Stage key="form">{ui}</Stage>, <p key="hint">{hint}</p>];
      const { screen, again } = await showUi(page(''));
      const stage = findStage(screen.container, 'control');
      way(fillsOf(stage, fills), stage.after);
      expect(stage.posts()).toEqual(posts);
      await again(page('Gerendert.'));
      expect(stage.posts()).toEqual(posts);
    });

    test('is sent as it is seen, though it was filled in silently', async () => {
      const { screen } = await showUi(<Stage>{ui}</Stage>);
      const stage = findStage(screen.container, 'control');
      writeSilently(fillsOf(stage, fills));
      expect(stage.posts()).toEqual(posts);
      writeSilently(stage.controls.map((control) => ({ control, value: '' })));
      expect(stage.posts().filter(([, value]) => value !== '')).toEqual([]);
    });

    test('keeps the focus where the shopper has gone meanwhile', async () => {
      const { screen } = await showUi(<Stage>{ui}</Stage>);
      const stage = findStage(screen.container, 'control');
      ways['focus that moves away while it is written'](fillsOf(stage, fills), stage.after);
      expect(document.activeElement).toBe(stage.after);
    });

    test('reaches the form when it was filled in silently before hydration', async () => {
      const page = showServerHtml(<Stage>{ui}</Stage>);
      const stage = findStage(page.container, 'control');
      writeSilently(fillsOf(stage, fills));
      await page.hydrate();
      expect(stage.posts()).toEqual(posts);
      expect(page.complaints).toEqual([]);
    });

    if (!held) return;

    // The reason why fields are uncontrolled by default: React does not report the value that a controlled field had before
    // hydration.
    test.fails('does not reach a page that holds the value silently before hydration', async () => {
      const page = showServerHtml(<Page field={held} />);
      writeSilently(fillsOf(findStage(page.container, 'control'), fills));
      await page.hydrate();
      expect(heldIn(page.container)).toEqual(posts);
    });

    test('is sent as it is seen, though the page that holds the value was told nothing', async () => {
      const { screen } = await showUi(<Page field={held} />);
      const stage = findStage(screen.container, 'control');
      writeSilently(fillsOf(stage, fills));
      expect(stage.posts()).toEqual(posts);
    });

    const filled = async (way: Way) => {
      const { screen } = await showUi(<Page field={held} />);
      const stage = findStage(screen.container, 'control');
      way(fillsOf(stage, fills), stage.after);
      return { stage, heard: () => heldIn(screen.container) };
    };
    const reasons: Readonly<Record<string, string | undefined>> = deviates;
    const all = Object.entries(ways).map(([title, way]) => [title, reasons[title] ?? '', way] as const);
    const reaching = all.filter(([, reason]) => reason === '').map(([title, , way]) => [title, way] as const);
    test.each(reaching)('reaches a page that holds the value by %s', async (_, way) => {
      const { stage, heard } = await filled(way);
      await expect.poll(heard, { timeout: 1000 }).toEqual(posts);
      expect(stage.posts()).toEqual(posts);
    });
    test.fails.each(all.filter(([, reason]) => reason !== ''))(
      'does not reach a page that holds the value by %s. %s',
      async (_, _reason, way) => {
        const { heard } = await filled(way);
        // React reports an event at once, or never.
        await settled();
        expect(heard()).toEqual(posts);
      },
    );
  });
}

function Page({ field }: { field: (page: Held) => ReactNode }) {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const page: Held = {
    valueOf: (name) => values[name] ?? '',
    hear: ({ target: { name, value } }) => setValues((before) => ({ ...before, [name]: value })),
  };
  return (
    <>
      <Stage>{field(page)}</Stage>
      <output>{JSON.stringify(Object.entries(values))}</output>
    </>
  );
}

const heldIn = (root: Element): unknown => JSON.parse(root.querySelector('output')?.textContent ?? '');

function fillsOf({ controls }: Staged, values: readonly string[]): readonly Fill[] {
  expect(controls).toHaveLength(values.length);
  return controls.map((control, index) => ({ control, value: values[index] ?? '' }));
}
