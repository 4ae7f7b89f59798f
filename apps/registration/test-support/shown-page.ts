import type { SiteKey } from '@crema/flow-domain';
import { brand as crema, panels } from '../src/brand/crema/brand.ts';
import { Mark } from '../src/brand/crema/mark.tsx';
import { createAppRender } from '../src/render/create-render.tsx';
import { servedApp } from '../src/render/served-app.tsx';
import { appRouting } from '../src/routes/app-routing.ts';
import { shownForm, type ShownForm } from './shown-form.ts';

/** Renders any page of the app, as the server does. */
export const renderPage = createAppRender(
  {
    build: 'b1',
    styles: {},
    boot: '',
    entry: '/e.js',
    icon: '/i.svg',
    share: '/s.png',
    fonts: '/f.js',
    framed: '/assets/framed.js',
    scripts: {},
  },
  servedApp(crema, appRouting, { Mark, panels }),
);

/** The customer of the pages for customers. */
export const erika = { firstName: 'Erika', lastName: 'Muster', email: 'erika@example.com' };

const forCustomers = ['/community-request', '/address-input/'];

/** The request for a page. */
interface Visit {
  /** The entered values. The form comes back with all its errors. @default the form as it opens */
  readonly values?: Readonly<Record<string, string>> | undefined;
  /** True if Erika is logged in. @default only on pages for customers */
  readonly known?: boolean | undefined;
}

const rendered = new Map<string, Promise<ShownForm | undefined>>();

/**
 * Returns the form of a page as a site serves it, or `undefined` if the site redirects to another page. Each page is rendered once.
 * @param path path and query of the page
 */
export function shownPage(path: string, site: SiteKey, visit: Visit = {}): Promise<ShownForm | undefined> {
  const key = JSON.stringify([path, site, visit]);
  const shown = rendered.get(key) ?? readPage(path, site, visit);
  rendered.set(key, shown);
  return shown;
}

async function readPage(
  path: string,
  site: SiteKey,
  { values, known = forCustomers.some((start) => path.startsWith(start)) }: Visit,
): Promise<ShownForm | undefined> {
  const { html } = await renderPage(path, {
    site,
    pageList: false,
    ...(known && { customer: erika }),
    ...(values && { form: { values, issues: [{ code: 'technicalError' }] } }),
  });
  return html ? shownForm(html) : undefined;
}
