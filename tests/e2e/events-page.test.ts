import { describe, expect, it } from 'vitest';
import { publish, trackerRecord } from '../../apps/services/test-support/events.ts';
import { findings } from './support/axe.ts';
import { useBrowser } from './support/browser.ts';
import { sharedProduct } from './support/product.ts';
import { startProduct } from './support/start-product.ts';

describe('the page of events', () => {
  const openPage = useBrowser();
  const product = sharedProduct();

  /** Sends an event of this name from a session of its own. */
  const send = async (event_name: string) => {
    const record = trackerRecord({
      event_name,
      custom_short_term_id: `session-of-${event_name}`,
      page_path: `/a-long-path/${'without-a-blank'.repeat(8)}`,
      next_field: 'unheard of',
    });
    const answer = await publish((path, init) => fetch(product.url + path, init), record);
    expect(answer.status).toBe(204);
  };

  it.each([320, 1280])('can be read by everybody, at %s px as well', async (width) => {
    await send(`read_at_${width}`);
    const { page, complaints } = await openPage({ viewport: { width, height: 800 } });
    await page.goto(`${product.url}/service/events?name=read_at_${width}`);
    await page.getByRole('heading', { name: `read_at_${width}`, level: 3 }).waitFor();
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
    await page.getByRole('link', { name: 'session-…' }).click();
    await page.getByRole('heading', { name: 'filtered' }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Session' }).inputValue()).toBe('session-of-filtered');
    await page.getByRole('combobox', { name: 'Site' }).selectOption('TR');
    await page.getByRole('button', { name: 'Filter' }).click();
    await page.getByText('No event matches the filter.').waitFor();
    await page.getByRole('link', { name: 'Show all events' }).click();
    await page.getByRole('heading', { name: 'left_out' }).waitFor();
  });

  it('asks for the token if the operator has set one', async ({ onTestFinished }) => {
    const token = 'k3Jx9QpZ2mWv7bTaR8nLc5Yd4HfGsE6u';
    const { url, remove } = await startProduct('', undefined, { PAGE_LIST: 'off', EVENTS_PAGE_TOKEN: token });
    onTestFinished(remove);
    const { page } = await openPage({ viewport: { width: 320, height: 800 } });
    await page.goto(`${url}/service/events`);
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

  it('requests nothing except itself', async () => {
    const { page } = await openPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${product.url}/service/events`);
    expect(asked).toEqual(['/service/events']);
  });
});
