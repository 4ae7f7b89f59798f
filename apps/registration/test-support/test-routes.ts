import type { Route } from '../src/routes/route.ts';

/** Returns a route of a test table: the standalone registration with these changes. */
export const testRoute = (changed: Partial<Route> & Pick<Route, 'id' | 'paths'>): Route => ({
  layout: 'default',
  pageType: 'webshop_registration',
  title: 'page.registrationPage.title',
  description: 'page.registrationPage.description',
  texts: 'standalone',
  source: `src/screens/${changed.id}.tsx`,
  ...changed,
});
