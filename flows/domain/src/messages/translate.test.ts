import { expect, test } from 'vitest';
import type { Translate } from './index.ts';

// These tests fail in the type check, not in the run: `tsc` reports an expected error that does not occur.
const t: Translate = (key, ...[args]) => `${key} ${JSON.stringify(args ?? {})}`;

test('a text is asked for by its key, with exactly its arguments', () => {
  expect(t('action.register')).toBe('action.register {}');
  expect(t('error.birthDateMinAge', { age: 16 })).toBe('error.birthDateMinAge {"age":16}');
  // @ts-expect-error -- a misspelt key
  t('action.registr');
  // @ts-expect-error -- a missing argument
  t('error.birthDateMinAge');
  // @ts-expect-error -- a misspelt argument
  t('error.birthDateMinAge', { ages: 16 });
  // @ts-expect-error -- one argument too many
  t('error.birthDateMinAge', { age: 16, site: 'DE' });
  // @ts-expect-error -- an argument for a text that takes none
  t('action.register', { age: 16 });
  // @ts-expect-error -- a count is a number
  t('banner.invalidFields', { count: 'two' });
});
