import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { planFor } from '../plan/plan-for.ts';
import { siteFor, siteKeys } from '../sites/index.ts';
import { documentsFor } from './index.ts';

test.each(siteKeys)('%s has a document, in its own language, for every consent it shows', (key) => {
  const site = siteFor(key);
  const shown = [{}, { cardMembership: true }].flatMap(
    (context) => planFor('standalone', site, context).consents,
  );
  for (const { kind } of shown) {
    expect(documentsFor(key).find((document) => document.kind === kind)?.locale).toBe(site.locale);
  }
});

test.each(siteKeys.flatMap((key) => documentsFor(key)))(
  'the hash of $id $version is that of its text',
  (document) => {
    const text = [document.label, ...document.detail].join('\n');
    expect(createHash('sha256').update(text).digest('hex')).toBe(document.sha256);
  },
);
