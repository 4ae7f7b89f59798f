import { dirname, join } from 'node:path/posix';
import { beforeAll, describe, expect, test } from 'vitest';
import { referencePage } from '../../.storybook/docs/reference-pages.ts';
import { jsonText } from '../../tracking/build/reference/markdown/json-text.mjs';
import { code, link, slug, text, withAddresses } from '../../tracking/build/reference/markdown/markdown.mjs';
import { referenceParts } from '../../tracking/build/reference/parts.mjs';
import { fileOf } from '../../tracking/build/reference/write.mjs';
import { families } from '../../tracking/test/examples/families.ts';
import { ga4Rules } from '../../tracking/src/channels/ga4/ga4-rules.ts';
import { notices } from '../../tracking/test/examples/notices.ts';
import { catalogue } from '../../tracking/test/examples/texts.ts';
import { ecommerce } from '../../tracking/src/messages/schema/ecommerce.ts';
import { item } from '../../tracking/src/messages/schema/item.ts';
import { messageNames } from '../../tracking/src/messages/schema/message-names.ts';
import { schemas } from '../../tracking/src/messages/schema/parse-message.ts';
import { subscriptionInfo } from '../../tracking/src/messages/schema/subscription-info.ts';

/** @type {import('../../tracking/build/reference/parts.mjs').Part[]} */
let parts = [];
/** What the files of the package hold, by their paths. @type {Map<string, string>} */
let files = new Map();
/** What stands under each heading, as a reader sees it: `messages/LeadData#lead_id`. @type {Map<string, string>} */
let places = new Map();

const asRead = (/** @type {string} */ markdown) =>
  markdown.replaceAll(/\]\([^)]*\)|[[`*\\]/g, '').replaceAll(/^- /gm, '');

/** What stands between the headings of a file; what only begins with a number sign in an example is none. */
const sections = (/** @type {string} */ markdown) =>
  markdown
    .replaceAll(/^```[^]*?^```$/gm, (fence) => fence.replaceAll(/^#/gm, ' #'))
    .split(/^##? /m)
    .slice(1)
    .map((section) => ({ heading: section.split('\n')[0] ?? '', section }));

beforeAll(async () => {
  parts = await referenceParts();
  files = new Map(parts.map((part) => [`${part.name}.md`, fileOf(part)]));
  places = new Map(
    parts.flatMap(({ name, body }) =>
      sections(body).map(({ heading, section }) => [`${name}#${asRead(heading)}`, asRead(section)]),
    ),
  );
});

/** Each text of a list, with numbers where its values stand. @param {unknown} said @returns {string[]} */
function texts(said) {
  if (typeof said === 'function') return [String(said(['{0}'], ['{1}']))];
  return typeof said === 'string' ? [said] : Object.values(Object(said)).flatMap(texts);
}

describe('The reference tells', () => {
  const objects = {
    ecommerce,
    item,
    subscription_info: Object.fromEntries(subscriptionInfo.map((part) => [part, 'text'])),
  };

  test.each([
    ...Object.entries(schemas).map(([name, schema]) => ({ part: `messages/${name}`, schema })),
    ...Object.entries(objects).map(([name, schema]) => ({ part: `objects/${name}`, schema })),
  ])('every field of $part', ({ part, schema }) => {
    for (const field of Object.keys(schema)) expect(places.get(`${part}#${field}`)).toContain('Kind: ');
  });

  test('every row of the table of GA4 names, with all its words', () => {
    for (const [category, action, label, name, params = {}] of ga4Rules) {
      const said = places.get(`ga4-names#${name}`) ?? '';
      for (const word of [category, action, label].flatMap((cell) => cell.split('|'))) {
        expect(said).toContain(word === '*' ? 'any' : word);
      }
      for (const [param, value] of Object.entries(params)) {
        expect(said).toContain(`${param}: `);
        if (!String(value).startsWith('$')) expect(said).toContain(JSON.stringify(value));
      }
    }
    const rows = [...(files.get('ga4-names.md') ?? '').matchAll(/^- Category /gm)];
    expect(rows).toHaveLength(ga4Rules.length);
  });

  test('every text of the catalogue', () => {
    for (const said of texts(catalogue))
      expect(files.get('texts/catalogue.md')).toContain(`\n## ${text(said)}\n`);
  });

  test('every further text, with a number for each value even where it is calculated with', () => {
    for (const said of texts(notices)) {
      expect(files.get('texts/notices.md')).toContain(`\n## ${text(said.replace('NaN', '{1}'))}\n`);
    }
  });

  test('every example by its title', () => {
    for (const [family, examples] of families) {
      for (const { title } of examples) {
        expect(files.get(`examples/${slug(family)}.md`)).toContain(`\n## ${text(title)}\n`);
      }
    }
  });

  test('every example with the message that is posted, and what each channel receives', () => {
    for (const [family, examples] of families) {
      const said = files.get(`examples/${slug(family)}.md`);
      for (const {
        in: [event_name, data],
        out,
      } of examples) {
        const records = Object.entries(out).flatMap(([channel, all]) => (channel === 'warnings' ? [] : all));
        for (const value of [{ event_name, ...(data && { data }) }, ...records]) {
          expect(said).toContain(`\`\`\`js\n${jsonText(value)}\n\`\`\``);
        }
        for (const warning of out.warnings ?? []) expect(said).toContain(`- ${text(warning)}`);
      }
    }
  });

  test('what a field is called where it arrives', () => {
    expect(places.get('objects/item#list_name')).toMatch(/ga4 as item_list_name/);
    expect(places.get('messages/InitialPageData#node_level_1')).toMatch(/classic as structure_node/);
    expect(places.get('messages/LeadData#lead_value')).toMatch(/ga4 as value/);
    expect(places.get('messages/CustomEventData#event_category')).toMatch(/ga4 as event/);
  });

  test('a channel that keeps a name and gives another in one line', () => {
    const subject = places.get('messages/CustomEventData#subject');
    expect(subject).toMatch(/ga4 also as creative_slot/);
    expect(subject?.match(/ga4/g)).toHaveLength(1);
  });

  test('what e-commerce events are called in both formats', () => {
    expect(places.get('event-names#progress_checkout')).toMatch(
      /EcommerceEventData with ecommerce_event: progress_checkout[^]*checkout_progress/,
    );
    expect(places.get('event-names#purchase')).toMatch(/ecommerce_event: purchase[^]*not sent/);
    expect(places.get('event-names#purchase_ga4')).toMatch(/not sent\nGA4 name: purchase\n/);
  });

  test('every key of the data layer’s records in the examples', () => {
    const ofRules = ga4Rules.flatMap(([, , , , params = {}]) => Object.keys(params));
    const fields = Object.values(schemas).flatMap((schema) => Object.keys(schema));
    const told = new Set([...fields, ...ofRules, 'value']);
    const records = families.flatMap(([, examples]) =>
      examples.flatMap(({ out }) => [out['classic'] ?? [], out['ga4'] ?? []].flat()),
    );
    const keys = new Set(records.flatMap((record) => Object.keys(Object(record))));
    const isNew = (/** @type {string} */ key) => !told.has(key) && !key.startsWith('legacy_');
    const isMissing = (/** @type {string} */ key) =>
      !places.has(`data-layer#${key}`) && !places.has(`customer-fields#${key}`);
    expect([...keys].filter(isNew).filter(isMissing)).toEqual(['error_reason']);
  });

  test('what is known of a customer, from which format, and what names a person', () => {
    const said = (/** @type {string} */ name) => places.get(`customer-fields#${name}`);
    expect(said('customer_id')).toMatch(/new, old\nNeeds consent to statistics/);
    expect(said('email_base64')).toBeUndefined();
    expect(said('exactag_user_id')).toMatch(/: old\nNeeds consent to statistics/);
    expect(said('customer_type')).toMatch(/new, old\nNeeds consent to nothing/);
    expect(said('first_order')).toMatch(/new, old\nNeeds consent to nothing/);
  });

  test('the types of page that are treated unlike others', () => {
    const said = (/** @type {string} */ name) => places.get(`page-types#${name}`);
    for (const name of ['Product View', 'Add_to_basket', 'Checkout…', 'Order Confirmation']) {
      expect(said(name)).toContain('Waits for an e-commerce event');
    }
    expect(said('Checkout…')).toContain('everything that begins so');
    expect(said('Order Confirmation')).toContain('Tells first_order');
    expect(said('Suchergebnisseite')).toContain('internal_search_campaign');
    expect(said('Category')).toMatch(/Needs number_of_product_results, number_of_available_product_results$/);
  });

  test('every reason of a mapping error', () => {
    const reasons = places.get('ga4-names#ga4_event_mapping_error');
    for (const reason of ['unknown_name', 'rules_conflict', 'invalid_name', '{param}_missing']) {
      expect(reasons).toContain(`${reason}: `);
    }
    expect(reasons).toContain('search_term_missing');
  });

  test('which e-commerce events a format of the data layer leaves out', () => {
    expect(places.get('channels/classic#What it takes')).toMatch(/EcommerceEventData but purchase_ga4/);
    expect(places.get('channels/ga4#What it takes')).toMatch(/EcommerceEventData but purchase\s/);
  });

  test('from A to Z where each name stands, and what fields are called where they arrive', () => {
    const names = new Map(
      Array.from((files.get('names.md') ?? '').matchAll(/^- `([^`]+)`: (.*)$/gm), ([, name, where]) => [
        name,
        where,
      ]),
    );
    for (const field of Object.keys(schemas.CustomEventData)) {
      expect(names.get(field)).toContain(`(messages/CustomEventData.md#${field})`);
    }
    expect(names.get('item_list_name')).toContain('from [item.list_name](objects/item.md#list_name)');
  });
});

describe('A part', () => {
  const anchors = (/** @type {string} */ markdown) =>
    sections(markdown).map(({ heading }) => slug(asRead(heading)));

  test('has no heading twice', () => {
    for (const [path, markdown] of files) {
      const all = anchors(markdown);
      expect([path, all.filter((anchor, index) => all.indexOf(anchor) !== index)]).toEqual([path, []]);
    }
  });

  test('leads to no other place than parts, and to headings that they have', () => {
    const known = new Map(Array.from(files, ([path, markdown]) => [path, anchors(markdown)]));
    const broken = Array.from(files).flatMap(([path, markdown]) =>
      Array.from(markdown.matchAll(/\]\(([^)#]*)(?:#([^)]*))?\)/g)).flatMap(([whole, file = '', anchor]) => {
        const found = known.get(file ? join(dirname(path), file) : path);
        return found && (anchor === undefined || found.includes(anchor)) ? [] : `${path}: ${whole}`;
      }),
    );
    expect(broken).toEqual([]);
    expect([...files.values()].join('').match(/\]\(/g)?.length).toBeGreaterThan(1000);
  });

  test('is reached from the first one', () => {
    const readme = files.get('README.md');
    for (const path of files.keys()) if (path !== 'README.md') expect(readme).toContain(`](${path})`);
  });

  test('is small enough for a phone: under 100 kB', () => {
    const sizes = Array.from(files, ([path, markdown]) => [path, Buffer.byteLength(markdown)]);
    expect(sizes.filter(([, bytes]) => Number(bytes) > 100_000)).toEqual([]);
  });
});

describe('A page of Storybook', () => {
  const pageOf = (/** @type {string} */ part) =>
    referencePage(parts.find(({ name }) => name === part) ?? { name: '', title: '', about: '', body: '' });

  test('has the address that the inspector leads to', () => {
    for (const name of messageNames) {
      expect(pageOf(`messages/${name}`)).toContain(`id="tracking-messages-${name.toLowerCase()}"`);
    }
    for (const name of ['ga4-names', 'event-names', 'README', 'objects/subscription_info']) {
      expect(pageOf(name)).toContain(`id="tracking-${name.toLowerCase().replaceAll(/[/_]/g, '-')}"`);
    }
  });

  test('has its headings where Storybook’s search sees them, and all else as it stands in the file', () => {
    expect(pageOf('messages/LeadData')).toContain('\n\n## lead_id\n\n<Markdown>{"');
    expect(pageOf('texts/notices')).toContain('\n\n## \\{0\\} is invalid');
    for (const part of parts) {
      const page = withAddresses(part.body, () => '').replaceAll(/\]\(#[^)]*\)/g, ']()');
      const shown = Array.from(
        referencePage(part).matchAll(/^<Markdown>\{(.*)\}<\/Markdown>$/gm),
        ([, said = '']) => String(JSON.parse(said)).replaceAll(/\]\([?#][^)]*\)/g, ']()'),
      ).join('');
      const bare = (/** @type {string} */ markdown) =>
        markdown.replaceAll(/^## .*$/gm, '').replaceAll(/\s+/g, '');
      expect(bare(shown)).toBe(bare(page));
    }
  });

  test('leads to pages that there are', () => {
    const pages = parts.map((part) => referencePage(part));
    const ids = new Set(pages.map((page) => /id="([^"]+)"/.exec(page)?.[1]));
    const links = pages.flatMap((page) =>
      Array.from(page.matchAll(/\?path=\/docs\/([\w-]+)--docs/g), ([, id]) => id),
    );
    expect(links.filter((id) => !ids.has(id))).toEqual([]);
    expect(ids.size).toBe(parts.length);
  });
});

describe('Markdown', () => {
  test('of a text means nothing but its code', () => {
    expect(text('a * b_c `*` <i> _d_ \\')).toBe('a \\* b_c `*` \\<i> \\_d\\_ \\\\');
    expect(code('a`b')).toBe('`` a`b ``');
  });

  test('of a heading has the anchor that GitHub gives it', () => {
    expect(slug('A page’s view: 1 / 2, `snake_case`…')).toBe('a-pages-view-1--2-snake_case');
  });

  test('of a link is addressed from where it stands', () => {
    const body = [link('a', 'one/b', 'C d'), link('e', 'one/f'), link('g', 'h')].join(' ');
    expect(fileOf({ name: 'one/b', title: 'B', about: '', body })).toContain(
      '[a](#c-d) [e](f.md) [g](../h.md)',
    );
  });
});

test('JSON is broken where it does not fit a line, and a long list is cut', () => {
  expect(jsonText({ a: [1, { b: 'x'.repeat(60) }], c: [1, 2, 3, 4, 5, 6, 7] })).toBe(
    `{\n  "a": [\n    1,\n    {\n      "b": "${'x'.repeat(60)}"\n    }\n  ],\n  "c": [1, 2, … 5 more]\n}`,
  );
});
