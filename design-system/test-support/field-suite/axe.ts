import axe from 'axe-core';
import { expect } from 'vitest';
import { root } from './emulate.ts';
import { showField, texts } from './subject.tsx';
import type { Subject } from './subject.tsx';

/** Rules of WCAG 2.2 AA and good practice. Results that axe cannot decide count as faults. */
export const axeFindings = {
  async 'axe finds nothing by day'(field: Subject) {
    root('data-theme', 'light');
    const { box } = await showField(field, {
      hint: texts.hint,
      constraint: texts.constraint,
      required: true,
    });
    expect(await findings(box)).toEqual([]);
  },

  async 'axe finds nothing after dark'(field: Subject) {
    root('data-theme', 'dark');
    const { box } = await showField(field, { hint: texts.hint, starts: 'first', optional: true });
    expect(await findings(box)).toEqual([]);
  },

  async 'axe finds nothing while it is wrong, by day'(field: Subject) {
    root('data-theme', 'light');
    const { box } = await showField(field, { ...texts, starts: 'first', required: true });
    expect(await findings(box)).toEqual([]);
  },

  async 'axe finds nothing while it is wrong, after dark'(field: Subject) {
    root('data-theme', 'dark');
    const { box } = await showField(field, { ...texts, required: true });
    expect(await findings(box)).toEqual([]);
  },

  async 'axe finds nothing while it is disabled'(field: Subject) {
    const { box } = await showField(field, { hint: texts.hint, starts: 'first', disabled: true });
    expect(await findings(box)).toEqual([]);
  },
};

async function findings(box: HTMLElement): Promise<string[]> {
  const { violations, incomplete } = await axe.run(box, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    // axe takes longer to describe the passes than to find them, and no test reads them.
    resultTypes: ['violations', 'incomplete'],
    // A field alone is not a page and has no landmarks.
    rules: { region: { enabled: false } },
  });
  return [...violations, ...incomplete].map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
}
