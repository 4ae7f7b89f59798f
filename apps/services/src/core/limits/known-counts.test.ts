import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { knownCounts } from './known-counts.ts';

const told = (consumedPoints: number, msBeforeNext = 1000) => ({ consumedPoints, msBeforeNext });

describe('what a process knows of counts', () => {
  it('is what the store told, and grows within its time', () => {
    const known = knownCounts(1000);
    expect(known.of('a')).toBeUndefined();
    known.hear('a', null);
    expect(known.of('a')?.used).toBe(0);
    known.hear('a', told(2));
    known.hear('a', told(3));
    // An answer that was under way for longer.
    known.hear('a', told(2));
    known.hear('a', null);
    expect(known.of('a')?.used).toBe(3);
  });

  it('has what the store could not be told beside what it tells', () => {
    const known = knownCounts(1000);
    known.miss('a', 4);
    known.hear('a', told(1));
    known.hear('a', told(2));
    known.miss('a', 1);
    expect(known.of('a')?.used).toBe(7);
  });

  it('counts nothing twice that two answers tell', () => {
    const known = knownCounts(1000);
    known.hear('a', told(1));
    known.hear('a', told(1));
    expect(known.of('a')?.used).toBe(1);
  });

  it('ends when the store says, and after its window at the latest', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const known = knownCounts(1000);
    known.hear('soon', told(1, 300));
    known.hear('late', told(1, 5000));
    known.miss('late', 1);
    vi.advanceTimersByTime(300);
    expect([known.of('soon'), known.of('late')?.used]).toEqual([undefined, 2]);
    vi.advanceTimersByTime(700);
    expect(known.of('late')).toBeUndefined();
    known.miss('late', 1);
    expect(known.of('late')?.used).toBe(1);
  });

  it('forgets who was heard of the longest time ago, once they are too many', () => {
    const known = knownCounts(1000_000);
    known.miss('first', 1);
    known.miss('second', 1);
    known.miss('first', 1);
    for (let other = 0; other < 19_999; other += 1) known.miss(`other ${other}`, 1);
    expect([known.of('first')?.used, known.of('second')]).toEqual([2, undefined]);
  });
});
