import type { SiteKey } from '@crema/flow-domain';
import { crema } from '../src/brand/crema.ts';
import { createAppRender } from '../src/render/create-render.tsx';
import { servedApp } from '../src/render/served-app.ts';
import { appRouting } from '../src/routes/app-routing.ts';
import { shownForm, type ShownForm } from './shown-form.ts';

const render = createAppRender(
  { build: 'b1', styles: {}, boot: '', entry: '/e.js', icon: '/i.svg', fonts: '/f.js', scripts: {} },
  servedApp(crema, appRouting),
);

/** Whom the pages for customers are for. */
export const erika = { firstName: 'Erika', lastName: 'Muster', email: 'erika@example.com' };

const forCustomers = ['/community-request', '/address-input/'];

/**
 * The form of a page as a site serves it; with values, as it comes back with all that is wrong with them.
 * @param path path and query of the page
 */
export async function shownPage(
  path: string,
  site: SiteKey,
  values?: Readonly<Record<string, string>>,
): Promise<ShownForm> {
  const { html } = await render(path, {
    site,
    pageList: false,
    ...(forCustomers.some((start) => path.startsWith(start)) && { customer: erika }),
    ...(values && { form: { values, issues: [{ code: 'technicalError' }] } }),
  });
  if (!html) throw new Error(`${path} of ${site} is no page.`);
  return shownForm(html);
}
