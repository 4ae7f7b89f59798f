import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPlaces, Overloaded } from './slots.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('gives as many places as there are, and each again', () => {
  const places = createPlaces(2);
  const [first] = [places.take(), places.take()];
  expect(() => places.take()).toThrow(Overloaded);
  first?.giveBack();
  first?.giveBack();
  places.take();
  expect(() => places.take()).toThrow(Overloaded);
});

it('takes a place from who does not send in time, and from nobody else', () => {
  const places = createPlaces(2);
  const [slow, quick] = [places.take(), places.take()];
  quick.keep();
  vi.advanceTimersByTime(1000);
  places.take();
  expect(() => places.take()).toThrow(Overloaded);
  // It was somebody else's by then.
  slow.giveBack();
  expect(() => places.take()).toThrow(Overloaded);
});
