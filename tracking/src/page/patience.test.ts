import { expect, test } from 'vitest';
import { createFakeEnvironment } from '../../test/doubles/fake-environment.ts';
import { createPatience } from './patience.ts';

function setUp() {
  const page = createFakeEnvironment();
  let times = 0;
  const patience = createPatience(page.window, () => (times += 1));
  return { ...page, patience, times: () => times };
}

test('It lasts 3 s from the first that waits, for all that wait', () => {
  const { patience, pass, times } = setUp();
  expect(patience.isOver()).toBe(false);
  pass(2999);
  expect(patience.isOver()).toBe(false);
  pass(1);
  expect(times()).toBe(1);
  expect(patience.isOver()).toBe(true);
});

test('It is whole again once everything has come that was waited for', () => {
  const { patience, pass, times, timers } = setUp();
  patience.isOver();
  pass(3000);
  patience.end();
  expect(patience.isOver()).toBe(false);
  pass(1000);
  patience.end();
  expect(timers()).toBe(0);
  pass(3000);
  expect(times()).toBe(1);
});
