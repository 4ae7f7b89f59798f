import { describe, expect, test } from 'vitest';
import { announces, changedEntries, fingerprints } from '../../design-system/build/lib/announced.mjs';

const name = '@crema/design-system';

test('an entry that is changed, new or gone since the release is named', () => {
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
    [`---\n'${name}': minor\n---\n\nAdded.\n`, true],
    [`---\n"@crema/tracking": patch\n"${name}": major\n---\n\nBreaking.\n`, true],
    [`---\n'${name}-more': minor\n---\n\nAdded.\n`, false],
    [`---\n'${name}': none\n---\n\nAdded.\n`, false],
    [`---\n'@crema/tracking': patch\n---\n\n'${name}': minor\n`, false],
    [`# Changesets\n\n'${name}': minor\n`, false],
  ])('%j announces a change of the design system: %s', (text, expected) => {
    expect(announces(text, name)).toBe(expected);
  });
});
