import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publish, trackerRecord } from '../../apps/services/test-support/events.ts';
import { findings } from './support/axe.ts';
import { useBrowser } from './support/browser.ts';
import { htmlFaults } from './support/html-faults.ts';
import { sharedProduct } from './support/product.ts';
import { type Product, startProduct } from './support/start-product.ts';

describe('the page of events', () => {
  const openPage = useBrowser();
  const product = sharedProduct();

  /** Sends an event of this name from a session of its own. */
  const send = async (event_name: string, more: Readonly<Record<string, unknown>> = {}) => {
    const record = trackerRecord({
      event_name,
      custom_short_term_id: `session-of-${event_name}`,
      page_path: `/a-long-path/${'without-a-blank'.repeat(8)}`,
      next_field: 'unheard of',
      ...more,
    });
    const answer = await publish((path, init) => fetch(product.url + path, init), record);
    expect(answer.status).toBe(204);
  };

  it.each([
    { width: 320, colorScheme: 'light' },
    { width: 1280, colorScheme: 'dark' },
  ] as const)('can be read by everybody: $width px, $colorScheme', async ({ width, colorScheme }) => {
    await send(`read_at_${width}`);
    const { page, complaints } = await openPage({ viewport: { width, height: 800 }, colorScheme });
    const answer = await page.goto(`${product.url}/service/events?name=read_at_${width}`);
    expect(await htmlFaults((await answer?.text()) ?? '')).toEqual([]);
    await page.getByRole('heading', { name: `read_at_${width}`, level: 3 }).waitFor();
    await page.getByText('Live: new events').waitFor();
    await page.getByText('The schema does not know the field “next_field”.').waitFor();
    expect(await findings(page)).toEqual([]);
    await page.getByText('Fields', { exact: true }).click();
    await page.getByText('"tcs_source": "newsletter"').waitFor();
    expect(await findings(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
    expect(complaints).toEqual([]);
  });

  it('filters without JavaScript, and says what to do if nothing is found', async () => {
    await send('filtered');
    await send('left_out');
    const { page } = await openPage({ javaScriptEnabled: false });
    await page.goto(`${product.url}/registration`);
    await page.getByRole('link', { name: 'Events of tracking' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('filtered');
    await page.getByRole('combobox', { name: 'Site' }).selectOption('DE');
    await page.getByRole('button', { name: 'Filter' }).click();
    await page.getByRole('heading', { name: 'filtered' }).waitFor();
    expect(await page.getByRole('heading', { level: 3 }).count()).toBe(1);
    expect(await page.getByRole('button').allTextContents()).toEqual(['Filter']);
    await page.getByRole('link', { name: 'session-…' }).click();
    await page.getByRole('heading', { name: 'filtered' }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Session' }).inputValue()).toBe('session-of-filtered');
    await page.getByRole('combobox', { name: 'Site' }).selectOption('TR');
    await page.getByRole('button', { name: 'Filter' }).click();
    await page.getByText('No event matches the filter.').waitFor();
    await page.getByRole('link', { name: 'Show all events' }).click();
    await page.getByRole('heading', { name: 'left_out' }).waitFor();
  });

  it('requests nothing except itself and the new events', async () => {
    const { page, complaints } = await openPage();
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).pathname));
    await page.goto(`${product.url}/service/events`);
    await page.getByText('Live:').waitFor();
    expect([...asked]).toEqual(['/service/events', '/service/events/stream']);
    expect(complaints).toEqual([]);
  });

  it('shows events that arrive, at their place, and never takes away what is read', async () => {
    await send('live', { tcs_source: 'the first' });
    const { page, complaints } = await openPage({ reducedMotion: 'reduce' });
    await page.goto(`${product.url}/service/events?name=live`);
    const first = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'live' }) });
    await first.getByText('Fields', { exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('"tcs_source": "the first"').waitFor();
    await page.getByText('Live: new events').waitFor();
    await send('not_asked_for');
    await send('live', { tcs_source: 'the second' });
    await page.getByText('Live: 1 new event since you opened the page.').waitFor();
    expect(await page.getByRole('status').count()).toBe(1);
    const names = await page.getByRole('heading', { level: 3 }).allTextContents();
    expect(names).toEqual(['live', 'live']);
    // The payload is open, below the new event, and still has the focus.
    await page.getByText('"tcs_source": "the first"').waitFor();
    expect(await page.evaluate('document.activeElement.closest("li").innerText')).toContain('the first');
    const list = page.getByRole('list').filter({ has: page.getByRole('heading', { level: 3 }) });
    expect(await list.getByRole('heading').count()).toBe(2);
    await page.keyboard.press('Enter');
    await page.getByText('"tcs_source": "the first"').waitFor({ state: 'hidden' });
    expect(await page.evaluate('getComputedStyle(document.querySelector("li.arrived")).animationName')).toBe(
      'none',
    );
    expect(await findings(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('pauses and resumes by the keyboard, and then has what it missed', async () => {
    const { page } = await openPage();
    await page.goto(`${product.url}/service/events?name=paused`);
    await page.getByText('No event matches the filter.').waitFor();
    await page.getByText('Live: new events').waitFor();
    const button = page.getByRole('button', { name: 'Pause' });
    await button.focus();
    await page.keyboard.press('Enter');
    await page.getByText('Paused.').waitFor();
    await send('paused');
    await send('paused');
    const { page: other } = await openPage();
    await other.goto(`${product.url}/service/events?name=paused`);
    expect(await other.getByRole('heading', { level: 3 }).count()).toBe(2);
    expect(await page.getByRole('heading', { level: 3 }).count()).toBe(0);
    await page.keyboard.press('Enter');
    await page.getByText('Live: 2 new events since you opened the page.').waitFor();
    expect(await page.getByText('No event matches the filter.').count()).toBe(0);
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Pause');
  });

  it('keeps the list short, except for an event that is open', async () => {
    await send('many', { tcs_source: 'the oldest' });
    const { page } = await openPage();
    await page.goto(`${product.url}/service/events?name=many`);
    await page.getByText('Fields', { exact: true }).click();
    await page.getByText('Live: new events').waitFor();
    const headings = page.getByRole('heading', { level: 3 });
    for (let round = 0; round < 12; round += 1)
      await Promise.all(Array.from({ length: 10 }, async () => await send('many')));
    await send('many', { tcs_source: 'the newest' });
    await page.getByText('"tcs_source": "the newest"').waitFor({ state: 'attached' });
    expect(await headings.count()).toBe(100);
    await page.getByText('"tcs_source": "the oldest"').waitFor();
  });
});

describe('the page of events with a token', () => {
  const openPage = useBrowser();
  const token = 'k3Jx9QpZ2mWv7bTaR8nLc5Yd4HfGsE6u';
  let product: Product;
  beforeAll(async () => {
    product = await startProduct('', undefined, { PAGE_LIST: 'off', EVENTS_PAGE_TOKEN: token });
  });
  afterAll(async () => await product.remove());

  it('asks for it', async () => {
    const { page } = await openPage({ viewport: { width: 320, height: 800 } });
    await page.goto(`${product.url}/service/events`);
    expect(await findings(page)).toEqual([]);
    await page.getByLabel('Token').fill('a guess');
    await page.keyboard.press('Enter');
    await page.getByText('This is not the token').waitFor();
    expect(await findings(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
    await page.getByLabel('Token').fill(token);
    await page.keyboard.press('Enter');
    await page.getByText('No event has arrived yet.').waitFor();
    expect(await findings(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
    await page.getByRole('link', { name: 'Reload' }).click();
    await page.getByText('No event has arrived yet.').waitFor();
  });

  it('goes on after the server was away', async () => {
    const { page } = await openPage();
    await page.goto(`${product.url}/service/events`);
    await page.getByLabel('Token').fill(token);
    await page.keyboard.press('Enter');
    await page.getByText('Live: new events').waitFor();
    await product.stop();
    await page.getByText('The connection is lost. Trying again.').waitFor();
    await product.restart();
    const record = trackerRecord({ event_name: 'after_restart' });
    await publish((path, init) => fetch(product.url + path, init), record);
    await page.getByRole('heading', { name: 'after_restart' }).waitFor();
    await page.getByText('Live: 1 new event since you opened the page.').waitFor();
  });
});

describe('the page about forms', () => {
  const openPage = useBrowser();
  const product = sharedProduct();

  const send = async (event_name: string, more: Readonly<Record<string, unknown>>) => {
    const record = trackerRecord({
      event_name,
      event_category: 'registration',
      custom_short_term_id: 'session-of-a-form',
      ...more,
    });
    const answer = await publish((path, init) => fetch(product.url + path, init), record);
    expect(answer.status).toBe(204);
  };

  it.each([
    { width: 320, colorScheme: 'light' },
    { width: 375, colorScheme: 'dark' },
    { width: 1280, colorScheme: 'light' },
  ] as const)('can be read by everybody: $width px, $colorScheme', async ({ width, colorScheme }) => {
    await send('form_started', {});
    await send('form_submitted', { specification: 'personalData.communityUserName 2/1, email 1/0' });
    const { page, complaints } = await openPage({ viewport: { width, height: 800 }, colorScheme });
    const answer = await page.goto(`${product.url}/service/events/forms`);
    expect(await htmlFaults((await answer?.text()) ?? '')).toEqual([]);
    await page.getByText('returned to').first().waitFor();
    expect(await findings(page)).toEqual([]);
    for (const summary of await page.getByText('The numbers as a table').all()) await summary.click();
    await page.getByRole('table').last().waitFor();
    // On a narrow screen a table scrolls, and axe cannot see the colours of cells beyond its edge.
    expect(await findings(page, { except: ['color-contrast'] })).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
    expect(complaints).toEqual([]);
  });

  it('draws its bars in the colours of the reader', async () => {
    await send('form_submitted', { specification: 'personalData.communityUserName 2/1, email 1/0' });
    const { page } = await openPage({ forcedColors: 'active' });
    await page.goto(`${product.url}/service/events/forms`);
    const colours = await page
      .locator('svg:visible')
      .evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).color));
    expect(colours.length).toBeGreaterThan(6);
    expect(new Set(colours)).toEqual(new Set([await page.evaluate('getComputedStyle(document.body).color')]));
  });

  it('leads from a step to its events, without JavaScript', async () => {
    await send('form_started', {});
    const { page } = await openPage({ javaScriptEnabled: false });
    await page.goto(`${product.url}/service/events`);
    await page.getByRole('link', { name: 'Forms' }).click();
    await page.getByRole('combobox', { name: 'Site' }).selectOption('DE');
    await page.getByRole('button', { name: 'Show' }).click();
    await page.getByText('The numbers as a table').first().click();
    await page.getByRole('region', { name: 'With consent' }).getByRole('link', { name: 'Started' }).click();
    await page.getByRole('heading', { name: 'form_started' }).first().waitFor();
    expect(new URL(page.url()).search).toBe('?name=form_started&site=DE');
  });
});
