import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createGa4 } from '../channels/ga4/ga4.ts';
import { consentCookie } from '../../test/doubles/fake-environment.ts';
import { openPage } from '../../test/doubles/open-page.ts';
import { createReferenceModel } from '../../test/doubles/reference-model.ts';
import type { Step } from '../../test/doubles/reference-model.ts';

const bare = fc.constantFrom<Step[]>(
  { type: 'invalid page' },
  { type: 'grant' },
  { type: 'withdraw' },
  { type: 'reset' },
  { type: 'ready' },
  { type: 'hide' },
  { type: 'restore' },
);
const event = fc.record({
  type: fc.constantFrom('custom' as const, 'commerce' as const, 'list' as const, 'lead' as const),
  id: fc.constant(''),
});
const page = fc.record({ type: fc.constant('page' as const), id: fc.constant(''), waits: fc.boolean() });
const steps = fc.array(
  fc.oneof({ weight: 6, arbitrary: event }, { weight: 3, arbitrary: page }, { weight: 2, arbitrary: bare }),
  {
    maxLength: 40,
  },
);

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
const nested = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'transaction_id' in value ? value.transaction_id : undefined;

/** The id that was given to what a record tells of. */
const idOf = (record: Readonly<Record<string, unknown>>) =>
  text(record['page_name']) ??
  text(record['event_context']) ??
  text(record['search_id']) ??
  text(record['lead_id']) ??
  text(nested(record['ecommerce']));

/** How many orders are tried; `npm run properties --prefix tests` tries a million. */
const numRuns = Number(process.env['ORDER_RUNS'] ?? 3000);

/** A busy machine takes up to 3 ms for each; it may take twice as long, and never less than any other test. */
const timeout = Math.max(600_000, numRuns * 6);

function posted(step: Step): readonly [string, object] | undefined {
  switch (step.type) {
    case 'page':
      return ['InitialPageData', { page_name: step.id, page_type: step.waits ? 'Product View' : 'Content' }];
    case 'custom':
      return ['CustomEventData', { event_category: 'cta', event_action: 'click', event_context: step.id }];
    case 'commerce':
      return ['EcommerceEventData', { event: 'view_item', ecommerce: { transaction_id: step.id } }];
    case 'list':
      return ['ItemListData', { search_id: step.id }];
    case 'lead':
      return ['LeadData', { lead_id: step.id }];
    case 'invalid page':
      return ['InitialPageData', { page_name: null }];
    case 'reset':
      return ['Reset', {}];
    default:
      return undefined;
  }
}

test('Whatever comes in whatever order, nothing is lost, sent twice or sent out of turn', { timeout }, () => {
  fc.assert(
    fc.property(steps, fc.boolean(), fc.boolean(), fc.boolean(), (walk, keepsEarly, ready, openPageOnly) => {
      const model = createReferenceModel({ keepsEarly, ready, openPageOnly });
      const shop = openPage(
        {
          queueBeforePageData: keepsEarly,
          consentNeeded: { ga4: ['C0003'] },
          ga4: createGa4,
          afterRefusal: openPageOnly ? 'openPageOnly' : 'wait',
          // With customer data a page waits for the part that knows of them.
          dataLayerOnly: ready,
        },
        { partsAtOnce: false, exposed: { tracking: { loginStatus: 'LOGGED_OUT' } } },
      );
      let come = ready;
      const missing = (text: string) => /missing initial page data|invalid/.test(text);
      walk.forEach((step, index) => {
        const named = 'id' in step ? { ...step, id: `n${index}` } : step;
        model.take(named);
        const message = posted(named);
        if (message) shop.post(...message);
        if (named.type === 'grant' || named.type === 'withdraw') {
          shop.change({ cookies: named.type === 'grant' ? consentCookie('C0003') : consentCookie() });
          shop.hint();
        }
        come ||= named.type === 'ready';
        if (come) shop.partsCome();
        if (named.type === 'hide') shop.hide();
        if (named.type === 'restore') shop.restore();
      });
      expect(shop.classic().map(idOf)).toEqual(model.first);
      expect(shop.ga4().map(idOf).filter(Boolean)).toEqual(model.second);
      expect(shop.printed.filter(missing)).toHaveLength(model.warnings());
    }),
    { numRuns },
  );
});
