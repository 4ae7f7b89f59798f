import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { birthDate, enter, seen } from '../../test-support/birth-date.tsx';
import { paste } from '../../test-support/key-sequences/paste.ts';
import { show } from '../../test-support/show.tsx';

const tries = vi.hoisted(() => ({ count: 0 }));

vi.mock(import('./take-dates.ts'), () => {
  tries.count += 1;
  throw new Error('The chunk is gone.');
});

test('when what takes whole dates cannot be loaded, typing works, and nothing that is pasted is cut', async () => {
  await show(birthDate());
  enter('day');
  await expect.poll(() => tries.count).toBeGreaterThan(0);
  await userEvent.keyboard('03{Tab}2.');
  paste(enter('year'), '03.02.1990');
  expect(seen()).toBe('03|2|*03.02.1990');
});
