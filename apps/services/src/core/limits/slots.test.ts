import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSlots, Overloaded } from './slots.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('gives as many slots as there are, and each again', () => {
  const slots = createSlots(2);
  const [first] = [slots.take(), slots.take()];
  expect(() => slots.take()).toThrow(Overloaded);
  first?.giveBack();
  first?.giveBack();
  slots.take();
  expect(() => slots.take()).toThrow(Overloaded);
});

it('takes the slot only from a request that does not send in time', () => {
  const slots = createSlots(2);
  const [slow, quick] = [slots.take(), slots.take()];
  quick.keep();
  vi.advanceTimersByTime(1000);
  slots.take();
  expect(() => slots.take()).toThrow(Overloaded);
  // By then the slot belonged to another request.
  slow.giveBack();
  expect(() => slots.take()).toThrow(Overloaded);
});
