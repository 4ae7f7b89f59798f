import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { textsOf } from '../../build/message-files.mjs';
import { frozenDocuments } from '../../test-support/frozen-documents.ts';
import { planFor } from '../flows/index.ts';
import { flows } from '../plan/form-plan.ts';
import type { PlanContext } from '../plan/plan-context.ts';
import { siteFor, siteKeys } from '../sites/index.ts';
import { documentsFor, documentVersions } from './index.ts';

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

const inForce = siteKeys.flatMap((key) => documentsFor(key));
const versions = siteKeys.flatMap((key) => documentVersions(key));

test.each(versions)('the hash of $id $version is that of its text', (document) => {
  const text = [document.label, ...document.detail].join('\n');
  expect(createHash('sha256').update(text).digest('hex')).toBe(document.sha256);
});

test('the list for the sign-off holds every version with its hash, so that none changes unseen', () => {
  const list = readFileSync(new URL('../../../../docs/legal-texts.md', import.meta.url), 'utf8');
  const rows = list
    .split('\n')
    .filter((line) => /^\| [a-z-]+\/[a-z-]+ +\| \d/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const listed = rows.map((cells) => cells.slice(1, 6).join(' '));
  const held = versions.map(({ id, version, validFrom, locale, sha256 }) =>
    [id, version, validFrom, locale, sha256.slice(0, 12)].join(' '),
  );
  expect(new Set(listed)).toEqual(new Set(held));
});

test('no version that was in force is ever changed or removed', () => {
  const hashes = versions.map(({ id, version, sha256 }) => [`${id} ${version}`, sha256] as const);
  expect(Object.fromEntries(hashes)).toEqual(frozenDocuments);
});

test('no two versions of a document share a number, and no two documents an id', () => {
  expect(new Set(versions.map(({ id, version }) => `${id} ${version}`)).size).toBe(versions.length);
  expect(new Set(inForce.map(({ id }) => id)).size).toBe(inForce.length);
});

test.each(siteKeys)('%s has one document in force for each kind, and it is the latest version', (key) => {
  const kinds = documentsFor(key).map(({ kind }) => kind);
  expect(new Set(kinds).size).toBe(kinds.length);
  for (const { id, version, validFrom } of documentsFor(key)) {
    const earlier = documentVersions(key).filter((each) => each.id === id && each.version !== version);
    expect(earlier.filter((each) => each.validFrom >= validFrom)).toEqual([]);
  }
});

test('a superseded version is of a document that is still in force on its site', () => {
  const superseded = versions.filter((version) => !inForce.includes(version));
  expect(superseded.length).toBeGreaterThan(0);
  for (const { id, kind, locale } of superseded) {
    expect(inForce).toContainEqual(expect.objectContaining({ id, kind, locale }));
  }
});

describe.each(inForce)('$id $version', ({ kind, locale, label, detail }) => {
  const text = [label, ...detail].join('\n');

  test('names what the site’s pages offer to withdraw, and no more', () => {
    const title = textsOf(locale)['page.consentsPage.title'];
    const withdrawable = ['newsletter', 'dne', 'cmc'].includes(kind);
    expect(text.includes(String(title))).toBe(withdrawable);
  });

  test('names the sender of a newsletter beside the checkbox', () => {
    expect(/\bCrema\b/.test(label)).toBe(kind === 'newsletter');
  });

  test('keeps a number and its % together', () => {
    expect(text).not.toMatch(/\d %/);
  });
});

test('no text in force calls a hash encrypted', () => {
  const wrong = /verschlüsselt|chiffr|šifr|szyfr|titkos|şifre/i;
  expect(inForce.filter(({ label, detail }) => wrong.test(label + detail.join()))).toEqual([]);
});
