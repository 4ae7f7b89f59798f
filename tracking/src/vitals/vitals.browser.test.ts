import { expect, test } from 'vitest';
import * as webVitals from 'web-vitals';
import { ga4Rules } from '../channels/ga4/index.ts';
import { install } from '../index.ts';
import { reportVitals, vitalsRule } from './index.ts';

test('What web-vitals measures becomes an event with a GA4 name of its own', async () => {
  delete window.dataLayer;
  install({ dataLayerOnly: true, ga4Rules: [...ga4Rules, vitalsRule], reset: true });
  window.postMessage(
    JSON.stringify({ event_name: 'InitialPageData', data: { page_name: 'Beans' } }),
    location.origin,
  );
  reportVitals(webVitals);
  await expect
    .poll(() => window.dataLayer)
    .toContainEqual(
      expect.objectContaining({
        event: 'web_vitals',
        subject: 'TTFB',
        status: expect.stringMatching(/^(good|needs-improvement|poor)$/),
        specification: expect.stringMatching(/^\d+$/),
        attribute: expect.any(String),
      }),
    );
});

test('A layout shift is sent with three decimals, and a missing measurement is left out', async () => {
  const heard = new Promise<unknown>((resolve) => {
    window.addEventListener('message', ({ data }) => resolve(JSON.parse(String(data))), { once: true });
  });
  reportVitals({
    onCLS: (report) =>
      report({
        name: 'CLS',
        value: 0.123_456,
        rating: 'needs-improvement',
        id: 'v1',
        navigationType: 'reload',
      }),
  });
  expect(await heard).toEqual({
    event_name: 'CustomEventData',
    data: {
      event_category: 'web vitals',
      event_action: 'CLS',
      event_label: 'needs-improvement',
      specification: '0.123',
      attribute: 'v1',
      event_context: 'reload',
    },
  });
});
