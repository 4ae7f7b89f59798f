import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import axe from 'axe-core';
import { ga4 } from '../ga4/index.ts';
import { install } from '../index.ts';
import { openInspector } from './index.ts';
import type { Inspector } from './index.ts';

let inspector: Inspector | undefined;

beforeEach(() => {
  delete window.dataLayer;
  delete window.OnetrustActiveGroups;
});
afterEach(() => {
  inspector?.close();
});

function opened() {
  const api = install({ dataLayerOnly: true, ga4, consentNeeded: { ga4: ['C0003'] }, reset: true });
  inspector = openInspector(api);
  return api;
}

const told = { event_name: 'InitialPageData', data: { page_name: 'Beans', page_type: 'Content' } };
const click = { event_name: 'CustomEventData', data: { event_category: 'cta', event_action: 'click' } };

test('Every message is shown with each channel’s record, or why there is none, and the consent of that moment', async () => {
  const api = opened();
  await api.push(told);
  await page.getByText('InitialPageData', { exact: true }).click();
  await expect.element(page.getByRole('heading', { name: 'classic: sent' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'ga4: held' })).toBeVisible();
  await expect.element(page.getByText('It waits for consent. Consent: none.')).toBeVisible();

  window.OnetrustActiveGroups = ',C0003,';
  window.dispatchEvent(new CustomEvent('OneTrustGroupsUpdated'));
  await expect.element(page.getByRole('heading', { name: 'ga4: sent' })).toBeVisible();
  await expect.element(page.getByText('Consent: C0003.')).toBeVisible();
  await expect.element(page.getByText(/page_view/)).toBeVisible();
});

test('A message that was refused, or that a channel has no use for, does not get the records of the next', async () => {
  const api = opened();
  await api
    .push({ event_name: 'InitialPageData', data: { page_name: null, page_type: 'Bad' } })
    .catch(() => {});
  await api.push(told);
  const [bad, good] = [page.getByText('Bad', { exact: true }), page.getByText('Beans / Content')];
  await expect.element(page.getByText('refused')).toBeVisible();
  await bad.click();
  await expect.element(page.getByText(/"page_name": null/)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'classic: sent' })).not.toBeInTheDocument();
  await good.click();
  await expect.element(page.getByRole('heading', { name: 'classic: sent' })).toBeVisible();
});

test('A recorded session is replayed', async () => {
  const api = opened();
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
    .poll(() => window.dataLayer)
    .toMatchObject([{ event: 'InitialPageData', page_name: 'Beans' }, { event: 'CustomEventData' }]);

  await userEvent.fill(input, 'nonsense');
  await page.getByRole('button', { name: 'Replay' }).click();
  await expect.poll(() => page.getByRole('status').element().textContent).toContain('is not valid JSON');
});

test('It is operated by keyboard and has no fault that axe finds', async () => {
  const api = opened();
  await api.push(told);
  await expect.element(page.getByText('InitialPageData', { exact: true })).toBeVisible();
  const { violations } = await axe.run({ include: [document.body] });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  const closing = page.getByRole('button', { name: 'Close' });
  closing.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('region', { name: 'Tracking inspector' })).not.toBeInTheDocument();
});
