import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { flows } from '../plan/form-plan.ts';
import type { PlanContext } from '../plan/plan-context.ts';
import { planFor } from '../plan/plan-for.ts';
import { siteFor, siteKeys } from '../sites/index.ts';
import { documentsFor } from './index.ts';

const contexts: readonly PlanContext[] = [
  {},
  { cardMembership: true },
  { hidePassword: true },
  { passwordRequired: true },
];

test.each(siteKeys)('%s has one document, in its own language, for every consent any flow shows', (key) => {
  const site = siteFor(key);
  const shown = flows.flatMap((flow) => contexts.flatMap((context) => planFor(flow, site, context).consents));
  for (const kind of new Set(shown.map((consent) => consent.kind))) {
    const found = documentsFor(key).filter((document) => document.kind === kind);
    expect([kind, ...found.map(({ locale }) => locale)]).toEqual([kind, site.locale]);
  }
});

const documents = siteKeys.flatMap((key) => documentsFor(key));

test.each(documents)('the hash of $id $version is that of its text', (document) => {
  const text = [document.label, ...document.detail].join('\n');
  expect(createHash('sha256').update(text).digest('hex')).toBe(document.sha256);
});

test('the list for the sign-off holds every version with its hash, so that none changes unseen', () => {
  const list = readFileSync(new URL('../../../../docs/legal-texts.md', import.meta.url), 'utf8');
  const rows = list
    .split('\n')
    .filter((line) => /^\| [a-z-]+\//.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const listed = rows.map((cells) => cells.slice(1, 6).join(' '));
  const held = documents.map(({ id, version, validFrom, locale, sha256 }) =>
    [id, version, validFrom, locale, sha256.slice(0, 12)].join(' '),
  );
  expect(new Set(listed)).toEqual(new Set(held));
});

test('no two documents share an id', () => {
  expect(new Set(documents.map(({ id }) => id)).size).toBe(documents.length);
});
