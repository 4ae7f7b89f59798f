import type { Page } from 'playwright';
import { type SiteKey, siteKeys } from '../../../flows/domain/src/index.ts';
import { among } from '../../support/combine.ts';
import { becomeCustomer } from '../support/become-customer.ts';
import { flowOf } from '../support/flows.ts';
import { hydrated } from '../support/shopper.ts';
import { type Heard, listen } from './listen.ts';
import { type PageHead, readHead } from './page-head.ts';
import { type PageOfSite, pagesOf, type Visitor } from './pages.ts';

/** The result of looking at a page. */
export interface Visited extends PageOfSite {
  /** The page in a word, for whoever reads what is wrong with it. */
  readonly name: string;
  readonly answered: number;
  readonly head: PageHead;
  /** The content security policy it came with. */
  readonly policy: string;
  /** The page as a browser shows it. Undefined where only its source was read. */
  readonly shown: Shown | undefined;
}

/** What a browser makes of a page. */
interface Shown extends Heard {
  /** How many first headings it shows once its scripts have run. */
  readonly headings: number;
}

/**
 * The sites whose every page is opened in a browser: with the card and without it, and in a second language. Of the others the
 * browser opens the sign-up, and every source is read: which scripts a page has follows from its route. A form of each site
 * is gone through in registers.test.ts.
 */
const opened: ReadonlySet<SiteKey> = new Set(among(siteKeys, ['DE', 'CH_FR', 'TR']));
const openedEverywhere = '/standalone-registration';

const isOpened = ({ site, path, visitor }: PageOfSite) =>
  opened.has(site) || (path === openedEverywhere && visitor === 'anybody');

/** Makes the visitor of a tab whom the next pages are for. */
async function become(tab: Page, url: string, site: SiteKey, visitor: Visitor): Promise<void> {
  if (visitor === 'customer') await becomeCustomer(tab, url, site);
  if (visitor !== 'member') return;
  const { path, answer, leadsTo } = flowOf('asking to join the community');
  await tab.goto(`${url}${path}?site=${site}`);
  await hydrated(tab);
  await answer(tab, site, 'no more than it takes');
  await tab.locator('button[type=submit]').click();
  await tab.waitForURL(leadsTo('no more than it takes'));
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
 * Looks at every page of a site in one tab, as somebody who becomes a customer and a member on the way.
 * @param url where the product runs
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
