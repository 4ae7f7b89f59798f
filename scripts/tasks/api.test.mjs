import { describe, expect, test } from 'vitest';
import { announced, changedEntries, fingerprints, nextVersion } from '../package/announced.mjs';

const name = '@crema/design-system';

test('names each entry that is changed, new or removed since the release', () => {
  const released = fingerprints(
    new Map([
      ['./a', 'tone: string'],
      ['./b', 'size: string'],
      ['./gone', ''],
    ]),
  );
  const present = fingerprints(
    new Map([
      ['./a', 'tone: string'],
      ['./b', 'size: number'],
      ['./new', ''],
    ]),
  );
  expect(changedEntries(released, present)).toEqual(['./b', './gone', './new']);
  expect(changedEntries(present, present)).toEqual([]);
});

describe('a changeset', () => {
  test.each([
    [`---\n'${name}': minor\n---\n\nAdded.\n`, 'minor'],
    [`---\n"@crema/tracking": patch\n"${name}": major\n---\n\nBreaking.\n`, 'major'],
    [`---\n'${name}-more': minor\n---\n\nAdded.\n`, undefined],
    [`---\n'${name}': none\n---\n\nAdded.\n`, undefined],
    [`---\n'@crema/tracking': patch\n---\n\n'${name}': minor\n`, undefined],
    [`# Changesets\n\n'${name}': minor\n`, undefined],
  ])('%j announces of the design system: %s', (text, expected) => {
    expect(announced(text, name)).toBe(expected);
  });
});

test.each([
  ['0.1.3', [], '0.1.3'],
  ['0.1.3', [undefined, 'patch'], '0.1.4'],
  ['0.1.3', ['patch', 'minor'], '0.2.0'],
  ['1.4.3', ['minor', 'major', 'patch'], '2.0.0'],
])('from %s, changesets of %j lead to %s', (version, bumps, next) => {
  expect(nextVersion(version, bumps)).toBe(next);
});
