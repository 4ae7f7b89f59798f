import { describe, expect, test } from 'vitest';
import { runExample } from '../doubles/run-example.ts';
import { families } from './families.ts';

describe.each(families)('%s', (_family, examples) => {
  test.each(examples)('$title', async (example) => {
    expect(await runExample(example)).toEqual(example.out);
  });
});
