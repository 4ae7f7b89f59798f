import { expect, test } from 'vitest';
import { media } from '../../test-support/field-suite/emulate.ts';
import { show } from '../../test-support/show.tsx';
import { TextField } from '../index.ts';

const looks = [
  ['light', undefined],
  ['dark', undefined],
  ['light', 'nordwerk'],
  ['dark', 'nordwerk'],
] as const;

test.each(looks)(
  'where more contrast is asked for, edges, hints and ring are of ink: %s, %s',
  async (theme, brand) => {
    await media('prefers-contrast', 'more');
    const screen = await show(
      <div data-theme={theme} data-brand={brand}>
        <TextField name="town" label="Ort" hint="Wie auf dem Brief." autoComplete="off" />
      </div>,
    );
    const input = screen.getByRole('textbox').element();
    const ink = getComputedStyle(screen.getByText('Ort').element()).color;
    expect(getComputedStyle(input).borderTopColor).toBe(ink);
    expect(getComputedStyle(screen.getByText('Wie auf dem Brief.').element()).color).toBe(ink);
    if (input instanceof HTMLElement) input.focus();
    expect(getComputedStyle(input).outlineColor).toBe(ink);
    expect(getComputedStyle(input).outlineWidth).toBe('5px');
  },
);
