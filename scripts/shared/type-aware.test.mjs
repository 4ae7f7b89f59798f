import { expect, test } from 'vitest';
import { lintKnowsTypes } from './type-aware.mjs';

test('the linter finds a mistake that is visible only with type information', async () => {
  expect(await lintKnowsTypes()).toEqual({ code: 0, output: '' });
});
