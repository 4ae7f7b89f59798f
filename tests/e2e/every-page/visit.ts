import type { Page } from 'playwright';
import type { SiteKey } from '../../../flows/domain/src/index.ts';
import { becomeCustomer } from '../support/become-customer.ts';
import { flowOf } from '../support/flows.ts';
import { hydrated } from '../support/shopper.ts';
import { type Heard, listen } from './listen.ts';
import { type PageHead, readHead } from './page-head.ts';
import { type PageOfSite, pagesOf, type Visitor } from './pages.ts';

/** What came of looking at a page in a browser. */
export interface Visited extends PageOfSite, Heard {
  /** The page in a word, for whoever reads what is wrong with it. */
  readonly name: string;
  readonly answered: number;
  readonly head: PageHead;
  /** The content security policy it came with. */
  readonly policy: string;
  /** How many first headings it shows once its scripts have run. */
  readonly shownHeadings: number;
}

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
    const response = await tab.goto(`${url}${page.path}?site=${site}`);
    if (!response) throw new Error(`${site} ${page.path} did not answer.`);
    visited.push({
      ...page,
      ...(await heard()),
      name: `${site} ${page.path} for ${page.visitor}`,
      answered: response.status(),
      head: await readHead(reader, await response.text()),
      policy: (await response.headerValue('content-security-policy')) ?? '',
      shownHeadings: await tab.locator('h1').count(),
    });
  }
  return visited;
}
