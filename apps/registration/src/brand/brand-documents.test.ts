import { siteKeys } from '@crema/flow-domain';
import { documentsFor, documentVersions } from '@crema/flow-domain/server';
import { expect, test } from 'vitest';
import { brandDocuments } from './brand-documents.ts';

test.each(siteKeys)('another brand is the sender of its own newsletters on %s', async (site) => {
  const newsletters = documentsFor(site).filter(({ kind }) => kind === 'newsletter');
  const [own] = await brandDocuments('Nordwerk', newsletters);
  const text = JSON.stringify(own);
  expect(text).toContain('Nordwerk');
  expect(text).not.toMatch(/crema/i);
  expect(own?.sha256).toMatch(/^[0-9a-f]{64}$/);
  expect(own?.sha256).not.toBe(newsletters[0]?.sha256);
});

test.each(siteKeys)('a text that names no company has the same hash for every brand on %s', async (site) => {
  const unnamed = documentVersions(site).filter((document) => !/crema/i.test(JSON.stringify(document)));
  expect(unnamed.length).toBeGreaterThan(0);
  expect(await brandDocuments('Nordwerk', unnamed)).toEqual(unnamed);
});

test.each(siteKeys)('Crema shows the documents of %s as they are signed off', async (site) => {
  expect(await brandDocuments('Crema', documentVersions(site))).toEqual(documentVersions(site));
});
