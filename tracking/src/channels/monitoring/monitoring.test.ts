import { describe, expect, test } from 'vitest';
import type { InstallOptions } from '../../api/options.ts';
import { createHost } from '../../../test/doubles/create-host.ts';
import type { Surroundings } from '../../../test/doubles/fake-environment.ts';
import { openPage } from '../../../test/doubles/open-page.ts';
import { settle as turn } from '../../../test/doubles/run-example.ts';
import { scrub, start } from './monitoring.ts';

const url = 'https://intake.example/lines';
const working = { [url]: { status: 204 } };
const full = 'Log queue full';
const broken = { [url]: { status: 500 } };

function setUp(surroundings: Surroundings = {}, options: InstallOptions = { monitoring: { url } }) {
  const page = createHost(
    { site: 'at', ...options },
    { cookies: 'cotcs=newsletter', answers: working, ...surroundings },
  );
  const { host, browser } = page;
  const { log } = host;
  log.warn('early');
  start(host);
  return {
    ...page,
    log,
    calls: browser.calls,
    wait: (milliseconds: number) => {
      page.pass(milliseconds);
      return turn();
    },
    /** The texts of each report, in order. */
    texts: () =>
      browser.calls.map(({ body = '' }) =>
        JSON.parse(body).lines.map(({ text }: { readonly text: string }) => text),
      ),
  };
}

describe('The error-monitoring intake', () => {
  test('gets the lines that have gathered, with what helps to place them', async () => {
    const page = setUp({ path: '/m/coffee/ada@crema.example' });
    page.pass(5);
    page.calls.length = 0;
    await page.wait(2000);
    page.log.error('broken');
    page.log.warn('odd');
    await page.wait(0);
    expect(page.calls).toHaveLength(1);
    expect(page.calls[0]).toMatchObject({ url, method: 'POST', keepalive: true, credentials: 'omit' });
    expect(JSON.parse(page.calls[0]?.body ?? '')).toEqual({
      client_version: '5.3.0',
      site: 'at',
      stage: 'production',
      page_path: '/coffee',
      lines: [
        { level: 'error', text: 'broken', at: 2005 },
        { level: 'warn', text: 'odd', at: 2005 },
      ],
    });
  });

  test('gets lines from before its start', async () => {
    const page = setUp();
    await page.wait(0);
    expect(page.texts()).toEqual([['early']]);
  });

  test('is called once in two seconds at most', async () => {
    const page = setUp();
    for (let count = 0; count < 40; count += 1) {
      await page.wait(100);
      page.log.warn(`line ${count}`);
    }
    expect(page.calls).toHaveLength(2);
    await page.wait(2000);
    expect(page.texts().flat()).toHaveLength(41);
    expect(page.calls).toHaveLength(3);
    await page.wait(60_000);
    expect(page.calls).toHaveLength(3);
    expect(page.timers()).toBe(0);
  });

  test('gets the newest 100 lines of a flood, and that there was one', async () => {
    const page = setUp();
    for (let count = 0; count < 150; count += 1) page.log.warn(`line ${count}`);
    await page.wait(0);
    const [lines] = page.texts();
    expect(lines).toHaveLength(100);
    expect(lines?.[0]).toBe('line 51');
    expect(lines?.at(-1)).toBe('line 149');
    expect(lines?.filter((text: string) => text === full)).toHaveLength(1);
    await page.wait(60_000);
    expect(page.calls).toHaveLength(1);
  });

  test('gets one line about lost lines, like the console and listeners', async () => {
    const page = openPage(
      { dataLayerOnly: false, customerData: false, tagManager: false, monitoring: { url } },
      { answers: working },
    );
    const heard: string[] = [];
    page.api.on('warning', (text) => heard.push(text));
    for (let flood = 0; flood < 2; flood += 1) {
      for (let count = 0; count < 150; count += 1) page.post('CustomEventData', {});
      page.pass(2000);
      await turn();
    }
    const isFull = (text: string) => text === full;
    expect(page.printed.filter(isFull)).toHaveLength(1);
    expect(heard.filter(isFull)).toHaveLength(1);
    const reported = page.browser.calls.map(({ body = '' }) => body.split(full).length - 1);
    expect(reported).toEqual([1, 0]);
  });

  test.each([
    ['is refused', broken],
    ['fails', { [url]: 'no network' }],
  ] as const)(
    'is left alone after three reports of which each %s, without a word',
    async (_what, answers) => {
      const page = setUp({ answers });
      page.printed.length = 0;
      for (let count = 0; count < 10; count += 1) await page.wait(2000);
      expect(page.texts()).toEqual([['early'], ['early'], ['early']]);
      page.log.error('later');
      await page.wait(60_000);
      expect(page.calls).toHaveLength(3);
      expect(page.printed).toEqual(['later']);
      expect(page.timers()).toBe(0);
    },
  );

  test('gets what could not be reported before; only failures in a row count', async () => {
    const page = setUp({ answers: broken });
    for (let count = 0; count < 4; count += 1) {
      page.change({ answers: broken });
      await page.wait(2000);
      page.change({ answers: working });
      await page.wait(2000);
      page.log.warn(`line ${count}`);
    }
    await page.wait(2000);
    expect(page.calls).toHaveLength(9);
    expect(page.texts().at(-1)).toEqual(['line 3']);
    expect(page.texts()[2]).toEqual(['line 0']);
  });

  test('gets what could not be reported before that which came since, and of too much the newest', async () => {
    const page = setUp({ answers: broken });
    for (let count = 0; count < 90; count += 1) page.log.warn(`old ${count}`);
    page.pass(0);
    for (let count = 0; count < 20; count += 1) page.log.warn(`new ${count}`);
    await turn();
    page.change({ answers: working });
    await page.wait(2000);
    const lines = page.texts()[1];
    expect(lines).toHaveLength(100);
    expect(lines?.slice(0, 2)).toEqual(['old 11', 'old 12']);
    expect(lines?.slice(-2)).toEqual(['new 19', full]);
  });

  test('is not called after a reset, not even by a report that has failed meanwhile', async () => {
    const page = setUp({ answers: broken });
    page.pass(0);
    page.stop();
    await turn();
    page.log.warn('later');
    await page.wait(60_000);
    expect(page.calls).toHaveLength(1);
    expect(page.timers()).toBe(0);
  });

  test('is not called after a reset for what was logged before it', async () => {
    const page = setUp();
    page.stop();
    await page.wait(60_000);
    expect(page.calls).toEqual([]);
    expect(page.timers()).toBe(0);
  });

  test('gets no personal data', async () => {
    const page = setUp({ path: '/ada@crema.example/orders' });
    page.log.error('no order of ada@crema.example');
    await page.wait(0);
    expect(page.calls[0]?.body).toContain('no order of (e-mail)');
    expect(page.calls[0]?.body).not.toContain('ada');
  });

  test.each<readonly [string, Surroundings, InstallOptions]>([
    ['it is switched off', {}, { monitoring: false }],
    ['there is no address', {}, { monitoring: true }],
    ['nothing was said of it', {}, {}],
    ['the address is empty', {}, { monitoring: { url: '' } }],
    ['the page stands on localhost', { url: 'http://localhost:3000/' }, { monitoring: { url } }],
    ["the page stands on a site's localhost", { url: 'http://de.localhost:3000/' }, { monitoring: { url } }],
  ])('is not called when %s', async (_title, surroundings, options) => {
    const page = setUp(surroundings, options);
    page.log.error('broken');
    await page.wait(60_000);
    expect(page.calls).toEqual([]);
    expect(page.timers()).toBe(0);
  });

  test('is called by a page in development that stands elsewhere', async () => {
    const page = setUp({ url: 'https://dev.crema.example/' });
    await page.wait(0);
    expect(JSON.parse(page.calls[0]?.body ?? '')).toMatchObject({ stage: 'development' });
  });
});

test.each([
  [
    'Ttruth tracking request failed with status 400: no customer GUID-1',
    'Ttruth tracking request failed with status 400',
  ],
  ['order of ada@crema.example failed', 'order of (e-mail) failed'],
  ['/a?mail=ada%40crema.example&x=1 b', '(e-mail) b'],
  ['nothing personal', 'nothing personal'],
  ['x'.repeat(501), 'x'.repeat(500)],
  [`${'x'.repeat(490)} ada.lovelace@crema.example`, `${'x'.repeat(490)} (e-mail)`],
])('A line with the text %j says %j', (text, said) => {
  expect(scrub(text)).toBe(said);
});

test('A very long text is cut in no time', () => {
  const start = performance.now();
  scrub('x'.repeat(50_000));
  expect(performance.now() - start).toBeLessThan(200);
});
