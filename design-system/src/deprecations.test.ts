import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { announced, nextVersion } from '../../scripts/package/announced.mjs';
import { filesIn, read } from '../test-support/component-folders.ts';
import { deprecationFaults } from '../test-support/deprecations.ts';

const name = '@crema/design-system';
const home = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const version = /"version": "([\d.]+)"/.exec(home('package.json'))?.[1] ?? '';
const releases = [...home('docs/changelog.md').matchAll(/^## (\d+\.\d+\.\d+)\b/gm)].map(
  ([, release = '']) => release,
);

/** A `@deprecated` tag names the version that its changeset will release. */
const coming = nextVersion(
  version,
  globSync('../../.changeset/*.md', { cwd: import.meta.dirname }).map((path) =>
    announced(home(`src/${path}`), name),
  ),
);

test('the changelog tells of the present version', () => {
  expect(releases).toContain(version);
});

test('every deprecation keeps to the policy', () => {
  const faults = filesIn('**/*.{ts,tsx}')
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .flatMap((path) =>
      deprecationFaults(read(path), { version: coming, releases, today: new Date() }).map(
        (fault) => `${path}: ${fault}`,
      ),
    );
  expect(faults).toEqual([]);
});

/** Faults of a package that reached 1.9.0 in minor versions, and then `version`. */
const faultsIn = (code: string, version = '1.9.0') => {
  const minors = Array.from({ length: 10 }, (_, minor) => `.${minor}.0`);
  const releases = ['0', '1'].flatMap((major) => minors.map((minor) => major + minor));
  const today = new Date('2026-12-01');
  return deprecationFaults(code, { version, releases: [...releases, '1.9.1', version], today }).join('\n');
};

const faultsOf = (text: string, version?: string) =>
  faultsIn(`/**\n * Wide. ${text}\n */\nwide?: boolean;`, version);

test.each([
  ['@deprecated Since 1.4.0 (2026-03-02), removed in 2.0.0. Use `width="full"` instead.', '1.9.0'],
  ['@deprecated Since 1.4.0 (2026-03-02),\n * removed in 2.0.0. Leave it out. @default false', '1.9.0'],
  ['@deprecated Since 1.9.0 (2026-12-01), removed in 2.0.0. It does nothing. Use `width`.', '1.9.0'],
  ['@deprecated Since 0.3.0 (2026-03-02), removed in 1.0.0. Use `width`.', '0.4.0'],
  ['@deprecated Since 0.3.0 (2026-03-02), removed in 0.6.0. Use `width`.', '0.5.0'],
])('%j keeps to the policy in %s', (text, version) => {
  expect(faultsOf(text, version)).toBe('');
});

test.each([
  ['@deprecated', 'is not "Since'],
  ['@deprecated Use `width`.', 'is not "Since'],
  ['@deprecated Since 1.4.0, removed in 2.0.0. Use `width`.', 'is not "Since'],
  ['@deprecated Since 1.4.0 (2026-03-02), removed in 2.0.0.', 'is not "Since'],
  ['@deprecated Since 1.4.0 (2026-03-02), removed in 2.0.0. Never Use this.', 'is not "Since'],
  ['@deprecated Since 1.4.0 (2026-03-02), removed in 2.0.0. Never Use `this`.', 'is not "Since'],
  ['@deprecated Since 1.4.0 (2026-03-02), removed in 2.0.0. Use something else.', 'is not "Since'],
  ['@deprecated Since 1.4.0 (2026-99-99), removed in 2.0.0. Use `width`.', 'no day of the calendar'],
  ['@deprecated Since 1.4.0 (2026-02-30), removed in 2.0.0. Use `width`.', 'no day of the calendar'],
  ['@deprecated Since 1.4.0 (2026-12-02), removed in 2.0.0. Use `width`.', 'still to come'],
  ['@deprecated Since 1.9.1 (2026-03-02), removed in 2.0.0. Use `width`.', 'still to come'],
  ['@deprecated Since 1.10.0 (2026-03-02), removed in 2.0.0. Use `width`.', 'still to come'],
  ['@deprecated Since 1.4.0 (2026-03-02), removed in 1.9.0. Use `width`.', 'goes before a major'],
  ['@deprecated Since 0.4.0 (2026-03-02), removed in 0.6.0. Use `width`.', 'within two minor versions'],
  ['@deprecated Since 0.7.0 (2026-03-02), removed in 1.0.0. Use `width`.', 'is due'],
  ['@deprecated Since 0.7.0 (2026-06-02), removed in 1.0.0. Use `width`.', 'not six months old'],
])('%j is a fault', (text, fault) => {
  expect(faultsOf(text)).toContain(fault);
});

test.each([
  ['1.9.0', 'only 0 of two further minor versions'],
  ['1.8.0', 'only 1 of two further minor versions'],
  ['1.7.0', 'is due: remove it'],
])('when 2.0.0 is made, the removal of what goes since %s: %s', (since, fault) => {
  const text = `@deprecated Since ${since} (2026-03-02), removed in 2.0.0. Use \`width\`.`;
  expect(faultsOf(text, '2.0.0')).toContain(fault);
  expect(faultsOf(text, '1.9.0')).toBe('');
});

test.each([
  '// @deprecated Since 1.4.0 (2026-03-02), removed in 2.0.0. Use `width`.\nwide?: boolean;',
  '/* @deprecated Since 1.4.0 (2026-03-02), removed in 2.0.0. Use `width`. */\nwide?: boolean;',
])('%j is a fault, for no editor reads it', (code) => {
  expect(faultsIn(code)).toContain('is in no doc comment');
});
