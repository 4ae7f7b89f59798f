import { expect, test } from 'vitest';
import { createFakeEnvironment } from '../../test/doubles/fake-environment.ts';
import { createDeadline } from './deadline.ts';

function setUp() {
  const page = createFakeEnvironment();
  let times = 0;
  const deadline = createDeadline(page.window, () => (times += 1));
  return { ...page, deadline, times: () => times };
}

test('It lasts 3 s from the first page that waits', () => {
  const { deadline, pass, times } = setUp();
  expect(deadline.isOver()).toBe(false);
  pass(2999);
  expect(deadline.isOver()).toBe(false);
  pass(1);
  expect(times()).toBe(1);
  expect(deadline.isOver()).toBe(true);
});

test('It starts again after everything has arrived', () => {
  const { deadline, pass, times, timers } = setUp();
  deadline.isOver();
  pass(3000);
  deadline.end();
  expect(deadline.isOver()).toBe(false);
  pass(1000);
  deadline.end();
  expect(timers()).toBe(0);
  pass(3000);
  expect(times()).toBe(1);
});
