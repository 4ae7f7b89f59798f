import type { Route } from './route.ts';

/** Every page of the app. A new page is a new entry here and in `screens.ts`; a page whose flow does not exist is not in it. */
export const routes: readonly Route[] = [
  {
    id: 'standalone-registration',
    paths: ['/standalone-registration', '/signup', '/m/signup', '/service/registrationfrontend/register'],
    layout: 'default',
    pageType: 'webshop_registration',
    title: 'page.registrationPage.title',
    description: 'page.registrationPage.description',
    texts: 'standalone',
    form: { id: 'registration', flow: 'standalone' },
    next: '/address-input/standalone',
    source: 'src/screens/signup-screen.tsx',
  },
  {
    id: 'address-input',
    paths: ['/address-input/:selectedRegistration'],
    parameter: ['standalone'],
    layout: 'default',
    pageType: 'webshop_registration',
    title: 'page.registrationAddressPage.title',
    description: 'page.registrationAddressPage.description',
    texts: 'address-input',
    source: 'src/screens/address-input-screen.tsx',
  },
];
