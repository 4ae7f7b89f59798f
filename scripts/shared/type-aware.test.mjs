import { expect, test } from 'vitest';
import { lintKnowsTypes } from './type-aware.mjs';

test('the linter sees a mistake that only somebody who knows types can see', async () => {
  expect(await lintKnowsTypes()).toEqual({ code: 0, output: '' });
});
