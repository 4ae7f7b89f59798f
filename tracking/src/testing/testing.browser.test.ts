import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ga4 } from '../channels/ga4/index.ts';
import { install, sendCustomEvent, sendInitialPageData } from '../index.ts';
import { recordTracking } from './index.ts';

const options = { dataLayerOnly: true, reset: true, ga4 } as const;

afterEach(() => {
  document.body.replaceChildren();
});

test('A click that sends sign_up is returned once, even if it was sent before', async () => {
  const tracked = recordTracking();
  install(options);
  sendInitialPageData({ page_name: 'Sign up', page_type: 'Content' });
  const button = document.createElement('button');
  button.textContent = 'Sign up';
  button.addEventListener('click', () =>
    sendCustomEvent({ event_category: 'registration', event_action: 'success', event_label: 'webshop' }),
  );
  document.body.append(button);
  await userEvent.click(button);
  expect(await tracked.next('sign_up')).toMatchObject({ method: 'webshop' });
  expect(await tracked.next('CustomEventData', { channel: 'classic' })).toMatchObject({
    event_action: 'success',
  });
  await expect(tracked.next('sign_up', { within: 0 })).rejects.toThrow('ga4: sign_up (sent)');
  tracked.stop();
});

test('A missing record fails with all decisions', async () => {
  const tracked = recordTracking();
  install({ ...options, consentNeeded: { ga4: ['C0003'] } });
  sendInitialPageData({ page_name: 'Sign up', page_type: 'Content' });
  await tracked.next('InitialPageData', { channel: 'classic' });
  await expect(tracked.next('page_view', { channel: 'ga4', within: 0 })).rejects.toThrow(
    /within 0 ms of ga4: page_view\. Told:\n {2}classic: InitialPageData \(sent\)\n {2}ga4: InitialPageData \(held\)/,
  );
  tracked.stop();
  sendCustomEvent({ event_category: 'cta', event_action: 'click' });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(tracked.all()).toHaveLength(2);
});
