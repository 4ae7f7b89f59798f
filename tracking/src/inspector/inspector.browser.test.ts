import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import axe from 'axe-core';
import { ga4 } from '../channels/ga4/index.ts';
import { install } from '../index.ts';
import type { Channel, InstallOptions } from '../index.ts';
import { openInspector } from './index.ts';
import type { Inspector, InspectorOptions } from './index.ts';

const opened: Inspector[] = [];
const isCommand = (entry: unknown) => Object.prototype.toString.call(entry) === '[object Arguments]';

beforeEach(() => {
  delete window.dataLayer;
  delete window.OnetrustActiveGroups;
  // The library outlives a test, and so would its consent.
  window.dispatchEvent(new CustomEvent('OneTrustGroupsUpdated'));
});
afterEach(() => {
  for (const inspector of opened.splice(0)) inspector.close();
});

const installed = (options: InstallOptions = {}) =>
  install({ dataLayerOnly: true, ga4, consentNeeded: { ga4: ['C0003'] }, reset: true, ...options });

/** Installs the library again, and opens the inspector without earlier messages. */
function open(options?: InstallOptions, how?: InspectorOptions) {
  const api = installed(options);
  opened.push(openInspector({ ...api, received: () => [] }, how));
  return api;
}

function consentTo(groups: string) {
  window.OnetrustActiveGroups = `,${groups},`;
  window.dispatchEvent(new CustomEvent('OneTrustGroupsUpdated'));
}

const told = { event_name: 'InitialPageData', data: { page_name: 'Beans', page_type: 'Content' } };
const event = (event_category: string, event_action: string, more: object = {}) => ({
  event_name: 'CustomEventData',
  data: { event_category, event_action, ...more },
});
const click = event('cta', 'click');

const region = () => page.getByRole('region', { name: 'Tracking inspector' });
const row = (text: string | RegExp) => page.getByRole('listitem').filter({ hasText: text });
/** The shadow root, for what has no role. */
const shadow = () => {
  const root = region().element().getRootNode();
  if (!(root instanceof ShadowRoot)) throw new Error('The panel stands in no shadow root.');
  return root;
};

test('A row tells time, message, GA4 name and what became of the message at each channel', async () => {
  const api = open({ cardWord: 'card', afterRefusal: 'openPageOnly' });
  await api.push(told);
  const first = row('Beans / Content');
  await expect.poll(() => first.element().textContent).toMatch(/^\d\d:\d\d:\d\d\.\d{3}InitialPageData Beans/);
  await expect.element(first.getByText('page_view', { exact: true })).toBeVisible();
  await expect.element(first.getByText('classic sent', { exact: true })).toBeVisible();
  await expect
    .element(first.getByText('ga4 held: waits for consent to C0003', { exact: true }))
    .toBeVisible();

  consentTo('C0003');
  await expect.element(first.getByText('ga4 sent', { exact: true })).toBeVisible();
  await api.push(event('registration', 'success', { event_label: 'webshop', scope: 'classic' }));
  const second = row('registration / success');
  await expect.element(second.getByText('sign_up', { exact: true })).toBeVisible();
  await expect.element(second.getByText('ga4 dropped: out of scope', { exact: true })).toBeVisible();

  await api.push({ event_name: 'EcommerceEventData', data: { event: 'purchase_ga4' } });
  const third = row('purchase_ga4');
  await expect.element(third.getByText('purchase', { exact: true })).toBeVisible();
  await expect.element(third.getByText('classic nothing to send', { exact: true })).toBeVisible();

  consentTo('C0001');
  await api.push(click);
  await expect.element(row('cta / click').getByText('ga4 dropped: refused', { exact: true })).toBeVisible();
});

test('An event without a row in the table is deprecated, one whose row cannot be followed is an error', async () => {
  const api = open();
  consentTo('C0003');
  await api.push(told);
  await api.push(event('odd', 'thing'));
  await api.push(event('search', 'submit'));
  await expect.element(row('odd').getByText('ga4 deprecated', { exact: true })).toBeVisible();
  await expect.element(row('odd').getByText('deprecated_event', { exact: true })).toBeVisible();
  await expect.element(row('odd').getByText('ga4 sent')).not.toBeInTheDocument();
  await expect
    .element(row('submit').getByText('ga4 error: search_term_missing', { exact: true }))
    .toBeVisible();
});

test('What waits for its page, or had none, says so', async () => {
  const api = open({ queueBeforePageData: true });
  await api.push(click);
  await expect.element(row('cta').getByText('held: waits for page data', { exact: true })).toBeVisible();
  await api.push({ event_name: 'Reset' });
  await expect.element(row('cta').getByText('dropped: reset', { exact: true })).toBeVisible();
  opened.pop()?.close();

  await open()
    .push(event('early', 'bird'))
    .catch(() => {});
  await expect.element(row('early').getByText('dropped: no page data', { exact: true })).toBeVisible();
});

test('What waits on its page says what the page waits for', async () => {
  const api = open();
  await api.push({ ...told, data: { ...told.data, page_type: 'Product View' } });
  await api.push(click);
  const pageRow = row('Product View');
  await expect
    .element(pageRow.getByText('held: waits for an e-commerce event', { exact: true }))
    .toBeVisible();
  await expect.element(row('cta').getByText('held: waits for its page', { exact: true })).toBeVisible();
  await api.push({ event_name: 'EcommerceEventData', data: { event: 'view_item' } });
  await expect.element(pageRow.getByText('classic sent', { exact: true })).toBeVisible();
});

test('A row is found by any text in its message', async () => {
  const api = open();
  await api.push(told);
  await api.push({ ...click, data: { ...click.data, cs_order_id: 'Nr-4711' } });
  await page.getByRole('searchbox', { name: 'Search' }).fill('nr-47');
  await expect.element(page.getByRole('listitem')).toHaveLength(1);
  await expect.element(row('cta / click')).toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent('1 of 2 rows');
  await api.push(event('odd', 'thing'));
  await api.push({ ...click, data: { ...click.data, cs_order_id: 'Nr-4712' } });
  await expect.element(page.getByRole('listitem')).toHaveLength(2);
  await page.getByRole('searchbox', { name: 'Search' }).fill('');
  await expect.element(page.getByRole('listitem')).toHaveLength(4);
});

test('Consent is simulated until the panel is closed', async () => {
  const api = installed();
  await api.push(told);
  api.inspect();
  const choice = page.getByRole('combobox', { name: 'Consent' });
  const beans = row('Beans').last();
  await expect
    .element(beans.getByText('ga4 held: waits for consent to C0003', { exact: true }))
    .toBeVisible();
  await choice.selectOptions('simulated: statistics');
  await expect.element(beans.getByText('ga4 sent', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Consent: C0003', { exact: true })).toBeVisible();
  await choice.selectOptions('simulated: refused');
  await expect.element(page.getByText('Consent: refused', { exact: true })).toBeVisible();
  await choice.selectOptions('simulated: both');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(region()).not.toBeInTheDocument();
  await api.push(click);
  await expect
    .poll(() => api.received().at(-1)?.decisions.at(-1))
    .toMatchObject({ channel: 'ga4', outcome: 'held' });
});

test('The other side’s answers are told', async () => {
  const answers = [Promise.resolve(undefined), Promise.resolve('status 503')];
  const partner = (): Channel => ({
    name: 'partner',
    needs: [],
    accepts: ({ name }) => name === 'CustomEventData',
    compose: () => ({ records: [{}] }),
    send: () => answers.shift(),
  });
  const api = open({ channels: [partner()] });
  await api.push(told);
  await api.push(event('one', 'click'));
  await api.push(event('two', 'click')).catch(() => {});
  await row('one').getByText('CustomEventData').click();
  await expect.element(page.getByText('Answer: taken', { exact: true })).toBeVisible();
  await row('two').getByText('CustomEventData').click();
  await expect.element(page.getByText('Answer: status 503', { exact: true })).toBeVisible();
});

test('A channel that has not loaded differs from one that waits for consent', async () => {
  // The format is only fetched once statistics has been agreed to.
  const api = open({ ga4: 'consent', consentNeeded: { classic: ['C0003'] } });
  await api.push(told);
  await expect
    .element(row('Beans').getByText('classic held: waits for consent to C0003', { exact: true }))
    .toBeVisible();
  await expect
    .element(row('Beans').getByText('ga4 held: channel not there yet', { exact: true }))
    .toBeVisible();
  consentTo('C0003');
  await expect.element(row('Beans').getByText('ga4 sent', { exact: true })).toBeVisible();
});

test('A failing channel is an error, and its text stands in the row that it is about', async () => {
  const api = open();
  const layer: unknown[] = [];
  layer.push = () => {
    throw new Error('full');
  };
  window.dataLayer = layer;
  await api.push(told).catch(() => {});
  await expect.element(row('Beans').getByText('classic error', { exact: true })).toBeVisible();
  await row('Beans').getByText('InitialPageData').click();
  await expect.element(row('Beans').getByText(/classic: full/)).toBeVisible();
});

test('Details are made when a row is unfolded: the message, each record, and the consent of that moment', async () => {
  const api = open();
  await api.push(told);
  await expect.element(row('Beans')).toBeVisible();
  expect(shadow().querySelectorAll('pre')).toHaveLength(0);
  await row('Beans').getByText('InitialPageData').click();
  await expect.element(page.getByRole('heading', { name: 'classic sent' })).toBeVisible();
  await expect
    .element(page.getByRole('heading', { name: 'ga4 held: waits for consent to C0003' }))
    .toBeVisible();
  await expect.element(page.getByText('Consent: none').first()).toBeVisible();
  consentTo('C0003');
  await expect.element(page.getByRole('heading', { name: 'ga4 sent' })).toBeVisible();
  await expect.element(page.getByText('Consent: C0003', { exact: true }).last()).toBeVisible();
  await expect
    .poll(() => page.getByRole('group', { name: 'Record for ga4' }).element().textContent)
    .toContain('"event": "page_view"');
  await row('Beans').getByText('InitialPageData').click();
  await expect.poll(() => shadow().querySelectorAll('pre')).toHaveLength(0);
});

test('Fields that are not sent as they came stand in the details', async () => {
  const api = open();
  await api.push({
    ...told,
    data: { ...told.data, is_spa: 'perhaps', page_quality_score: 'high', colour: 1 },
  });
  await api.push({ ...told, data: { page_name: null, page_type: 'Bad' } }).catch(() => {});
  await expect.element(row('Beans').getByText('fields left out: 3', { exact: true })).toBeVisible();
  await row('Beans').getByText('InitialPageData').click();
  await expect.element(page.getByText('colour: unknown or unreadable: left out')).toBeVisible();
  await expect.element(page.getByText('is_spa: neither true nor false: left out')).toBeVisible();
  await expect
    .element(page.getByText('page_quality_score: no number: sent as 0, a quantity as 1'))
    .toBeVisible();
  // As it came, not as it was read.
  await expect
    .poll(() => page.getByRole('group', { name: 'Message' }).element().textContent)
    .toContain('"high"');

  await expect.element(row('Bad').getByText('dropped: invalid', { exact: true })).toBeVisible();
  await row('Bad').getByText('InitialPageData').click();
  await expect.element(page.getByText(/^page_name: null/)).toBeVisible();
});

test('The filter shows problems only', async () => {
  const api = open({ afterRefusal: 'openPageOnly' });
  consentTo('C0003');
  await api.push(told);
  await api.push(click);
  await api.push(event('odd', 'thing'));
  await api.push(event('search', 'submit'));
  await api.push(event('link', 'click', { colour: 'red' }));
  await api.push({ ...told, data: { page_name: null, page_type: 'Bad' } }).catch(() => {});
  consentTo('C0001');
  await api.push(event('button', 'click'));
  await expect.element(page.getByRole('listitem')).toHaveLength(7);
  await page.getByRole('checkbox', { name: 'Problems only' }).click();
  await expect.element(page.getByRole('listitem')).toHaveLength(5);
  await expect.element(page.getByRole('status')).toHaveTextContent('5 of 7 rows');
  for (const text of ['odd', 'search', 'link', 'Bad', 'button'])
    await expect.element(row(text)).toBeVisible();
  // New messages are filtered, too.
  await api.push(event('odder', 'thing'));
  await api.push({ ...event('header', 'click'), data: { ...click.data, scope: 'classic' } });
  await expect.element(row('odder')).toBeVisible();
  await expect.element(page.getByRole('listitem')).toHaveLength(6);
  await page.getByRole('checkbox', { name: 'Problems only' }).click();
  await expect.element(page.getByRole('listitem')).toHaveLength(9);
});

test('The head tells consent and counts', async () => {
  const api = open();
  await expect.element(page.getByText('Consent: not chosen')).toBeVisible();
  await expect.element(page.getByText(/^0 rows, 0 with problems, 0 queued, 0 held/)).toBeVisible();
  await api.push(told);
  await expect.element(page.getByText(/^1 rows, 0 with problems, 0 queued, 1 held/)).toBeVisible();
  consentTo('C0001,C0003');
  await expect.element(page.getByText('Consent: C0001, C0003', { exact: true })).toBeVisible();
  opened.pop()?.close();
  // Before any decision it is what stands on the page.
  open();
  await expect.element(page.getByText('Consent: C0001, C0003', { exact: true })).toBeVisible();
});

test('Earlier messages are shown with their mapped names, and with later decisions', async () => {
  const api = installed();
  await api.push({ ...told, data: { page_name: 'Earlier', page_type: 'Content' } });
  await api.push(event('odd', 'before'));
  opened.push(openInspector(api));
  const earlier = row('Earlier');
  await expect.element(earlier.getByText('before it was opened', { exact: true })).toBeVisible();
  await expect.element(earlier.getByText('page_view', { exact: true })).toBeVisible();
  await expect.element(earlier.getByText('classic sent', { exact: true })).toBeVisible();
  await expect
    .element(earlier.getByText('ga4 held: waits for consent to C0003', { exact: true }))
    .toBeVisible();
  await expect.element(row('before').getByText('ga4 deprecated', { exact: true }).last()).toBeVisible();

  await api.push({ ...told, data: { page_name: 'Now', page_type: 'Content' } });
  await expect.element(row('Now')).toBeVisible();
  await expect.element(row('Now').getByText('before it was opened')).not.toBeInTheDocument();
  consentTo('C0003');
  await expect.element(earlier.getByText('ga4 sent', { exact: true })).toBeVisible();
  await expect.element(row('Now').getByText('ga4 sent', { exact: true })).toBeVisible();
});

test('Names follow the shop’s own table and the brand word of its card', async () => {
  const ga4Rules = [['{card}', 'book', '*', 'sign_up']] as const;
  const api = open({ ga4Rules, cardWord: 'crema' }, { ga4Rules, cardWord: 'crema' });
  await api.push(told);
  await api.push(event('crema', 'book'));
  await expect.element(row('book').getByText('sign_up', { exact: true })).toBeVisible();
});

test('Each row leads to its place in the reference, if there is one', async () => {
  const api = open({}, { reference: 'https://docs.example/README.md' });
  await api.push(told);
  await api.push(event('odd', 'thing'));
  const link = row('Beans').getByRole('link', { name: 'Reference: page_view' });
  await expect.element(link).toHaveAttribute('href', 'https://docs.example/messages/InitialPageData.md');
  await expect
    .element(row('odd').getByRole('link', { name: 'Reference: deprecated_event' }))
    .toHaveAttribute('href', 'https://docs.example/ga4-names.md#deprecated_event');
  opened.pop()?.close();
  await open().push(told);
  await expect.element(row('Beans')).toBeVisible();
  await expect.element(page.getByRole('link')).not.toBeInTheDocument();
});

test('A warning that is about no message has a row of its own', async () => {
  const api = open();
  await api.push(told);
  await expect.element(row('emitted by timeout').getByText('warnings: 1', { exact: true })).toBeVisible();
  await expect.element(row('Beans').getByText(/warnings/)).not.toBeInTheDocument();
});

test('A recorded session is replayed', async () => {
  const api = open();
  await api.push(told);
  await api.push(click);
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no access'));
  await page.getByRole('button', { name: 'Copy recording' }).click();
  const input = page.getByLabelText('A recording, as it was copied');
  await expect.element(input).toBeVisible();
  copied.mockRestore();
  delete window.dataLayer;
  await page.getByRole('button', { name: 'Replay' }).click();
  await expect
    .poll(() => window.dataLayer?.filter((entry) => !isCommand(entry)))
    .toMatchObject([{ event: 'InitialPageData', page_name: 'Beans' }, { event: 'CustomEventData' }]);
  // Messages that waited before are dropped.
  await expect.element(row('Beans').first().getByText('ga4 dropped: reset')).toBeVisible();

  await userEvent.fill(input, 'nonsense');
  await page.getByRole('button', { name: 'Replay' }).click();
  await expect.poll(() => page.getByRole('status').element().textContent).toContain('is not valid JSON');
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.element(page.getByRole('listitem')).not.toBeInTheDocument();
});

test('A thousand messages are kept, and only rows that changed are drawn', async () => {
  const api = open({ consentNeeded: {} });
  // A page without an event about its tags after 3 s.
  const { data } = told;
  await api.push({ ...told, data: { ...data, emit_tracking_executed_event: false } });
  for (let count = 0; count < 1004; count += 1)
    void api.push(event('cta', 'click', { event_label: `n${count}` }));
  const rows = () => [...shadow().querySelectorAll('li')];
  await expect.poll(() => rows().length).toBe(1000);
  await expect.poll(() => rows().at(-1)?.textContent).toContain('n1003');
  expect(rows()[0]?.textContent).toContain('n4');
  // The newest is in view.
  await expect.element(row('n1003')).toBeInViewport();

  const drawn: Node[] = [];
  const watch = new MutationObserver((records) => drawn.push(...records.map(({ target }) => target)));
  for (const each of rows()) watch.observe(each, { childList: true, subtree: true, characterData: true });
  await api.push(event('cta', 'click', { event_label: 'last' }));
  await expect.poll(() => rows().at(-1)?.textContent).toContain('last');
  watch.disconnect();
  expect(drawn).toEqual([]);
});

test('No chip needs its colour, and nothing is styled inline', async () => {
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] });
  const api = open();
  await api.push(told);
  const chip = row('Beans').getByText('classic sent', { exact: true });
  await expect.element(chip).toBeVisible();
  const { borderTopStyle, borderTopWidth } = getComputedStyle(chip.element());
  expect([borderTopStyle, borderTopWidth]).toEqual(['solid', '1px']);
  await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'none' }] });
  expect(shadow().adoptedStyleSheets).toHaveLength(1);
  expect(shadow().querySelectorAll('style, [style]')).toHaveLength(0);
});

test('It fits a phone, is operated by keyboard and has no fault that axe finds', async () => {
  await page.viewport(320, 640);
  const api = open({}, { reference: 'README.md' });
  consentTo('C0003');
  await api.push(told);
  await api.push(event('odd', 'thing', { colour: 'red' }));
  await api.push(event('search', 'submit'));
  await api.push(event('cta', 'click', { scope: 'ga4' }));
  consentTo('C0001');
  await api.push(click);
  const summary = row('odd').getByText('CustomEventData');
  await expect.element(summary).toBeVisible();
  const panel = region().element();
  expect(panel.scrollWidth).toBeLessThanOrEqual(320);
  const details = summary.element().closest('details');
  details?.querySelector('summary')?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Fields left out' })).toBeVisible();
  // All of it has to be in view to be judged.
  await page.viewport(1280, 2000);
  const { violations, incomplete } = await axe.run({ include: [document.body] });
  const found = [...violations, ...incomplete.filter(({ id }) => id === 'color-contrast')];
  expect(found.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  const closing = page.getByRole('button', { name: 'Close' });
  closing.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(region()).not.toBeInTheDocument();
});
