import type { Route } from './route.ts';

/** Every page of the app. A new page is a new entry here and a screen. */
export const routes: readonly Route[] = [
  {
    id: 'standalone-registration',
    paths: ['/standalone-registration', '/signup', '/m/signup', '/service/registrationfrontend/register'],
    pageType: 'webshop_registration',
    title: 'page.registrationPage.title',
    description: 'page.registrationPage.description',
    form: { id: 'registration', flow: 'standalone' },
    next: '/address-input/standalone',
    source: 'src/screens/signup-screen.tsx',
    load: () => import('../screens/signup-screen.tsx'),
  },
  {
    id: 'address-input',
    paths: ['/address-input/standalone'],
    pageType: 'webshop_registration',
    title: 'page.registrationAddressPage.title',
    description: 'page.registrationAddressPage.description',
    source: 'src/screens/address-input-screen.tsx',
    load: () => import('../screens/address-input-screen.tsx'),
  },
];

/** The route that answers a path. */
export function routeFor(path: string): Route | undefined {
  return routes.find((route) => route.paths.includes(path));
}
