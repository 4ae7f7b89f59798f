import { describe, expect, test } from 'vitest';
import { referencePage } from '../../.storybook/docs/reference-pages.ts';
import { referencePages } from '../../tracking/build/reference/pages.mjs';
import { messageNames } from '../../tracking/src/messages/schema/parse-message.ts';

const all = referencePages();
const pageOf = (/** @type {string} */ path) => referencePage(path, all.get(path) ?? '');
const addresses = /\]\([^)]*\)/g;
const headingOrWayBack = /^##? .*$|^\[All parts\].*$/gm;
const markdownBlock = /^<Markdown>\{(.*)\}<\/Markdown>$/gm;
const idOfPage = /id="([^"]+)"/;
const idOfLink = /^\]\(\?path=\/docs\/([\w-]+)--docs/;

describe('A page of Storybook', () => {
  test('has the address that the inspector links to', () => {
    for (const name of messageNames) {
      expect(pageOf(`messages/${name}.md`)).toContain(`id="tracking-messages-${name.toLowerCase()}"`);
    }
    for (const name of ['ga4-names', 'event-names', 'README', 'objects/subscription_info']) {
      expect(pageOf(`${name}.md`)).toContain(`id="tracking-${name.toLowerCase().replaceAll(/[/_]/g, '-')}"`);
    }
  });

  test('has its headings where Storybook’s search finds them, and the rest as in the file', () => {
    expect(pageOf('messages/LeadData.md')).toContain('\n\n## lead_id\n\n<Markdown>{"');
    expect(pageOf('texts/notices.md')).toContain('\n\n## \\{0\\} is invalid');
    const bare = (/** @type {string} */ markdown) =>
      markdown.replaceAll(headingOrWayBack, '').replaceAll(addresses, ']').replaceAll(/\s+/g, '');
    for (const [path, markdown] of all) {
      const shown = Array.from(pageOf(path).matchAll(markdownBlock), ([, said = '']) =>
        String(JSON.parse(said)),
      );
      expect(bare(shown.join('\n'))).toBe(bare(markdown));
    }
  });

  test('links to pages that exist', () => {
    const pages = Array.from(all.keys(), pageOf);
    const ids = new Set(pages.map((page) => idOfPage.exec(page)?.[1]));
    const links = pages.flatMap((page) => Array.from(page.matchAll(addresses), ([link]) => link));
    const broken = links.filter((link) => {
      const [, id] = idOfLink.exec(link) ?? [];
      return id ? !ids.has(id) : !link.startsWith('](#');
    });
    expect(broken).toEqual([]);
    expect(links.length).toBeGreaterThan(1000);
    expect(ids.size).toBe(all.size);
  });
});
