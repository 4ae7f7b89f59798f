import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fencesOf } from '../../build/docs/parse-page.mjs';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

test('the field that the guide shows is the one that is tested, and has at most 30 lines', () => {
  const [shown] = fencesOf(read('docs/own-field.md'));
  expect(shown).toEqual({ language: 'tsx', code: read('test-support/own-field.tsx') });
  expect(shown?.code.split('\n').length).toBeLessThanOrEqual(30);
});
