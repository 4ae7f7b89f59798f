import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

it('lets one go on in each round of the event loop, in the order in which they came', async () => {
  const turn = createTurns();
  const seen: string[] = [];
  let isOver = false;
  const round = () => {
    seen.push('round');
    if (!isOver) setImmediate(round);
  };
  setImmediate(round);
  await Promise.all(['a', 'b', 'c'].map((name) => turn().then(() => seen.push(name))));
  isOver = true;
  expect(seen.filter((each) => each !== 'round')).toEqual(['a', 'b', 'c']);
  expect(seen.join()).not.toMatch(/[abc],[abc]/);
});
