import { expect, test } from 'vitest';
import { read, sourcesIn } from '../../test-support/component-folders.ts';

test('every component says tones in one vocabulary', () => {
  const vocabulary = new Set(['info', 'success', 'warning', 'error', 'ink', 'hint']);
  const props = sourcesIn('**/*.{ts,tsx}').flatMap((path) =>
    [...read(path).matchAll(/^\s*(?:export type )?[tT]one\??(?::| =)([^;{(]+);/gm)].map(
      ([, type = '']) => type,
    ),
  );
  const values = props.flatMap((type) => [...type.matchAll(/'([^']+)'/g)].map(([, value = '']) => value));
  expect(new Set(values)).toEqual(vocabulary);
});
