import { expect, test } from 'vitest';
import { openPage } from '../../test/doubles/open-page.ts';
import { settle } from '../../test/doubles/run-example.ts';
import { createRecorder } from './recorder.ts';

test('The answers of the shop’s services are noted, and nothing of what they say but its names', async () => {
  const body = {
    tracking: { loginStatus: 'LOGGED_IN', customerTypes: { overall: 'gold' } },
    customer: { age: 41 },
  };
  const page = openPage(
    { dataLayerOnly: false },
    { answers: { '/service/customerfrontenddata/api/v1/psdata': { status: 200, body } } },
  );
  const recorder = createRecorder(page.api, () => {});
  page.post('InitialPageData', {});
  await page.api.push('nothing of ours').catch(() => {});
  await settle();
  const notes = recorder.entries().flatMap(({ note = [] }) => note);
  expect(notes).toEqual([
    '/service/customerfrontenddata/api/v1/psdata has answered with status 200.',
    expect.stringMatching(/^What is known of the customer: LOGGED_IN, /),
  ]);
  expect(notes.join()).not.toMatch(/41|gold/);
});
