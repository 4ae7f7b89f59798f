import { expect, test } from 'vitest';
import { pagePath } from './page-path.ts';

test.each([
  ['/', '/'],
  ['/m/x', '/x'],
  ['/x/m', '/x'],
  ['/x/m/', '/x'],
  ['/m', '/'],
  ['/m/', '/'],
  ['/m/m', '/'],
  ['/market', '/market'],
  ['/form', '/form'],
  ['/shop/m/coffee', '/shop/m/coffee'],
  ['/a/b@c.de', '/a'],
  ['/a/b%40c.de/', '/a'],
  ['/b@c.de/a', '/b@c.de/a'],
  ['/m/a/m/b@c.de', '/a'],
  ['/newsletter/b@c.de/m', '/newsletter'],
  ['/newsletter/b@c.de/m/', '/newsletter'],
  ['/b@c.de', '/'],
  ['/a/', '/a/'],
])('the path %s is reported as %s', (path, reported) => {
  expect(pagePath(path)).toBe(reported);
});
