import type { Page } from 'playwright';
import { type SiteKey, siteKeys } from '../../../flows/domain/src/index.ts';
import { among } from '../../support/combine.ts';
import { becomeCustomer } from '../support/become-customer.ts';
import { flowOf } from '../support/flows.ts';
import { hydrated } from '../support/shopper.ts';
import { type Heard, listen } from './listen.ts';
import { type PageHead, readHead } from './page-head.ts';
import { type PageOfSite, pagesOf, type Visitor } from './pages.ts';

/** The result of a visit to a page. */
export interface Visited extends PageOfSite {
  /** A short name of the page, for a developer who reads its faults. */
  readonly name: string;
  readonly answered: number;
  readonly head: PageHead;
  /** The content security policy of the response. */
  readonly policy: string;
  /** The page as a browser shows it. It is undefined if the test read only the source. */
  readonly shown: Shown | undefined;
}

/** The state of a page in a browser. */
interface Shown extends Heard {
  /** The number of first-level headings after the scripts have run. */
  readonly headings: number;
}

/**
 * The sites whose every page opens in a browser: with the card, without it, and in a second language. On the
 * others the browser opens only the sign-up. The test reads every source, because the scripts of a page
 * depend on its route. registers.test.ts completes a form of each site.
 */
const opened: ReadonlySet<SiteKey> = new Set(among(siteKeys, ['DE', 'CH_FR', 'TR']));
const openedEverywhere = '/standalone-registration';

const isOpened = ({ site, path, visitor }: PageOfSite) =>
  opened.has(site) || (path === openedEverywhere && visitor === 'anybody');

/** Makes the visitor of a tab the visitor that the next pages are for. */
async function become(tab: Page, url: string, site: SiteKey, visitor: Visitor): Promise<void> {
  if (visitor === 'customer') await becomeCustomer(tab, url, site);
  if (visitor !== 'member') return;
  const { path, answer, leadsTo } = flowOf('asking to join the community');
  await tab.goto(`${url}${path}?site=${site}`);
  await hydrated(tab);
  await answer(tab, site, 'only the required fields');
  await tab.locator('button[type=submit]').click();
  await tab.waitForURL(leadsTo('only the required fields'));
}

/** Opens a page in a tab. */
async function open(tab: Page, heard: () => Promise<Heard>, address: string) {
  const response = await tab.goto(address);
  if (!response) throw new Error(`${address} did not answer.`);
  const shown = { ...(await heard()), headings: await tab.locator('h1').count() };
  const policy = (await response.headerValue('content-security-policy')) ?? '';
  return { answered: response.status(), source: await response.text(), policy, shown };
}

/** Reads the source of a page as the visitor of a tab. */
async function read(tab: Page, address: string) {
  const response = await tab.request.get(address, { maxRedirects: 0 });
  const policy = response.headers()['content-security-policy'] ?? '';
  return { answered: response.status(), source: await response.text(), policy, shown: undefined };
}

/**
 * Visits every page of a site in one tab, as a visitor who becomes a customer and a member on the way.
 * @param url of the product
 * @param reader an empty page
 */
export async function visitSite(tab: Page, reader: Page, url: string, site: SiteKey): Promise<Visited[]> {
  const heard = listen(tab);
  const visited: Visited[] = [];
  let visitor: Visitor = 'anybody';
  for (const page of pagesOf(site)) {
    if (page.visitor !== visitor) await become(tab, url, site, page.visitor);
    visitor = page.visitor;
    const address = `${url}${page.path}?site=${site}`;
    const { source, ...came } = isOpened(page) ? await open(tab, heard, address) : await read(tab, address);
    visited.push({
      ...page,
      ...came,
      name: `${site} ${page.path} for ${page.visitor}`,
      head: await readHead(reader, source),
    });
  }
  return visited;
}
