import { dirname, join } from 'node:path/posix';
import { describe, expect, test } from 'vitest';
import { parsePage } from '../../../design-system/build/docs/parse-page.mjs';
import { slug } from '../../build/reference/markdown.mjs';
import { referencePages } from '../../build/reference/pages.mjs';
import { objects } from '../../build/schema/message-schema.mjs';
import { isRecord } from '../../src/browser/is-record.ts';
import { logBound } from '../../src/log/log.ts';
import { longestMessage } from '../../src/messages/envelope.ts';
import { schemas } from '../../src/messages/schema/parse-message.ts';
import { queueBound } from '../../src/page/page-queue.ts';
import { pageTimeoutMs } from '../../src/page/deadline.ts';
import { tagsTimeout } from '../../src/page/tags-executed.ts';
import { notices } from '../examples/notices.ts';
import { catalogue } from '../examples/texts.ts';
import { channelLines } from './channel-lines.ts';
import { customerLines } from './customer-lines.ts';
import { dataLayerLines } from './data-layer-lines.ts';
import { eventLines } from './event-lines.ts';
import { examples } from '../examples/families.ts';
import { channels, fieldLines } from './field-lines.ts';
import { ga4Lines } from './ga4-lines.ts';
import { pageTypeLines } from './page-type-lines.ts';
import { textLines } from './text-lines.ts';
import { traceFields } from './trace.ts';

const pages = referencePages();
const read = (path: string) => pages.get(path) ?? '';
const headings = (path: string) => parsePage(read(path)).sections.map(({ title }) => title);

const headingOrEntry = /^(?:## |- )/;
/** Entries of a list that an author may write freely. A channel's page has none. */
const free =
  /^- (?:`|Such as |In records of: |Absent: |A page writes |It is read as: |\[[^\]]*\]\([./]*examples\/)/;
/** Returns the lines of a page that must match the library. */
const comparedLines = (path: string) =>
  read(path)
    .split('\n')
    .filter((line) => headingOrEntry.test(line) && (path.startsWith('channels/') || !free.test(line)));

const trace = traceFields();
const kept: Record<string, () => readonly string[] | Promise<readonly string[]>> = {
  'data-layer.md': () => dataLayerLines(headings('data-layer.md')),
  'customer-fields.md': customerLines,
  'page-types.md': () => headings('page-types.md').flatMap(pageTypeLines),
  'ga4-names.md': ga4Lines,
  'event-names.md': eventLines,
  'texts/catalogue.md': () => textLines(catalogue),
  'texts/notices.md': () => textLines(notices),
};
for (const [name, schema] of Object.entries(schemas))
  kept[`messages/${name}.md`] = async () => fieldLines(name, schema, await trace);
for (const [name, schema] of Object.entries(objects))
  kept[`objects/${name}.md`] = async () => fieldLines(name, schema, await trace);
for (const channel of channels) kept[`channels/${channel}.md`] = () => channelLines(channel);

describe('What the library does stands in', () => {
  test.each(Object.entries(kept))('%s', async (path, lines) => {
    const expected = (await lines()).join('\n');
    expect(
      comparedLines(path).join('\n'),
      `tracking/reference/${path} should have the lines marked with -`,
    ).toBe(expected);
  });

  test('how-a-message-travels.md, as to numbers and channels', () => {
    const words = [
      `${longestMessage / 1024} KiB`,
      `the newest ${queueBound}`,
      `${pageTimeoutMs} ms`,
      `${tagsTimeout} ms`,
      `the first ${logBound}`,
      channels.map((channel) => `\`${channel}\``).join(', '),
    ];
    const page = read('how-a-message-travels.md');
    expect(words.filter((each) => !page.includes(each))).toEqual([]);
  });

  test('kinds.md, kind by kind', () => {
    const kinds = Object.values({ ...schemas, ...objects }).flatMap((schema) => Object.values(schema));
    expect(headings('kinds.md').sort()).toEqual([...new Set(kinds)].sort());
  });

  test('names.md and ga4-names.md: every key of the data layer', () => {
    const known = read('names.md') + read('ga4-names.md');
    const records = examples.flatMap(({ out }) => [out['classic'], out['ga4']].flat());
    const keys = new Set(records.filter(isRecord).flatMap((record) => Object.keys(record)));
    expect([...keys].filter((key) => !known.includes(`\`${key}\``))).toEqual([]);
  });
});

const address = /\]\(([^)#]*)(?:#([^)]*))?\)/g;
const aboutOneThing = /^(?:messages|objects|channels|texts)\//;

describe('A page', () => {
  const anchors = new Map(Array.from(pages.keys(), (path) => [path, headings(path).map(slug)]));

  test('of messages, objects, channels or texts is about one that exists', () => {
    const paths = [...pages.keys()].filter((path) => aboutOneThing.test(path));
    expect(paths.filter((path) => !kept[path])).toEqual([]);
  });

  test('has no heading twice', () => {
    for (const [path, all] of anchors) {
      expect([path, all.filter((anchor, index) => all.indexOf(anchor) !== index)]).toEqual([path, []]);
    }
  });

  test('links to pages and headings that exist', () => {
    const broken = Array.from(pages).flatMap(([path, markdown]) =>
      Array.from(markdown.matchAll(address)).flatMap(([link, file = '', anchor]) => {
        const found = anchors.get(file ? join(dirname(path), file) : path);
        return found && (anchor === undefined || found.includes(anchor)) ? [] : `${path}: ${link}`;
      }),
    );
    expect(broken).toEqual([]);
  });

  test('is reached from the first one', () => {
    const links = Array.from(pages, ([path, markdown]) => `- [${parsePage(markdown).title}](${path})`);
    expect(
      links.filter((link) => !read('README.md').includes(link) && !link.endsWith('(README.md)')),
    ).toEqual([]);
  });

  test('is small enough for a phone: under 100 kB', () => {
    const sizes = Array.from(pages, ([path, markdown]) => [path, Buffer.byteLength(markdown)]);
    expect(sizes.filter(([, bytes]) => Number(bytes) > 100_000)).toEqual([]);
  });
});
