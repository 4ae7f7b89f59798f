import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const form = (site: string) =>
  `<!doctype html><html lang="en"><title>${site}</title><form method="post"></form></html>`;

// A minimal copy of the real bundle. It redirects, shows the part of a customer that a page may have, and gives a posted form back.
// It shows the forms for newcomers to customers as well, so that a test can have one open.
const server = `
export const companyTerms = ['Crema'];
export const cardWord = 'crema';
export const forms = {
  'standalone-registration': {
    flow: 'standalone',
    variant: {},
    paths: ['/signup', '/m/signup', '/standalone-registration', '/service/registrationfrontend/register'],
    next: '/address-input/standalone',
  },
  'loyalty-card': { flow: 'loyalty-card', variant: {}, paths: ['/signupcrema'], next: '/address-input/loyalty-card' },
  'community-request': { flow: 'community-request', variant: {}, paths: ['/community-request'], next: '/community-request/done' },
  'community-registration': { flow: 'community', variant: {}, paths: ['/community-registration'], next: '/community-registration/done' },
  checkout: { flow: 'checkout', variant: {}, paths: ['/checkout'], next: '/address-input/checkout' },
  'address-input': { flow: 'invoice-address', variant: {}, paths: ['/address-input/standalone', '/address-input/checkout'] },
  'checkout-with-address': { flow: 'checkout', variant: { withAddress: true }, paths: ['/checkout-with-address'], next: '/done' },
  'checkout-as-guest': { flow: 'checkout', variant: { hidePassword: true }, paths: ['/checkout-as-guest'], next: '/address-input/checkout' },
};
export const confirmPage = { paths: ['/confirm', '/confirm/done', '/confirm/old', '/confirm/unknown'] };
export const accountPages = {
  login: ['/login', '/login/renewed', '/login/ended'],
  password: ['/password', '/password/sent', '/password/old', '/password/new'],
  account: ['/account', '/account/changed'],
};
export const consentsPage = { paths: ['/consents', '/m/consents'] };
export const hosts = { 'tr.localhost': 'TR', 'shop.example': 'DE' };
// A page without an address has only the name of a customer.
const shown = (path, { customer, ...state }) => {
  if (!customer || path.startsWith('/address-input')) return { ...state, customer };
  const { salutation, firstName, lastName, isCommunityMember } = customer;
  return { ...state, customer: { salutation, firstName, lastName, isCommunityMember } };
};
const hidden = (tokens = {}) =>
  Object.entries(tokens).map(([name, value]) => '<input type="hidden" name="' + name + '" value="' + value + '">').join('');
const text = (value) => JSON.stringify(value).replaceAll('<', '&lt;').replaceAll('"', '&quot;');
export async function render(url, state) {
  const path = url.split('?')[0];
  if (path === '/newcomers' && state.customer) return { status: 303, location: '/community-request' };
  if (path === '/broken') throw new Error('secret of anna@example.org');
  if (path === '/framed') return { status: 200, html: '<main></main>', csp: "frame-ancestors https://partner.example", isFrameable: true };
  if (path === '/old') return { status: 303, location: '/signup' + url.slice(path.length) };
  const known = ['/signup', '/m/signup', '/signupcrema', '/community-request', '/community-registration', '/newcomers', '/checkout', '/checkout-as-guest', '/checkout-with-address', '/address-input/standalone', '/address-input/checkout', '/popup', '/registration', '/consents', '/m/consents', ...Object.values(accountPages).flat()].includes(path) && (state.pageList || path !== '/registration');
  if (!known) return { status: 404, html: '<h1>Page not found: ' + text(path) + '</h1>', csp: "default-src 'self'" };
  const consents = path.endsWith('/consents') ? await state.consents?.() : undefined;
  return { status: 200, html: '<main data-path="' + path + '" data-address="' + url + '" data-state="' + text(shown(path, { ...state, consents, tokens: undefined })) + '">${form('rendered')}' + hidden(state.tokens) + '</main>', csp: "default-src 'self'", ...(path === '/popup' ? { openerPolicy: 'unsafe-none' } : {}) };
}
`;

// The exports of an app that decides by the page's address where success leads, and names the parameters that change a page.
const decisions = `
export const parameters = ['returnTo', 'subscription'];
export function leadsTo(routeId, address, site) {
  const to = new URL('http://localhost' + address).searchParams.get('returnTo');
  if (to === 'elsewhere') return '//evil.example/';
  return to === 'cart' ? 'https://cart.example/' + site + '/' + routeId : (forms[routeId]?.next ?? 'https://shop.example/');
}
`;

const germanPage = form('DE').padEnd(4000, ' ');

const script = `console.log(${JSON.stringify('crema '.repeat(300))});`;

const both = (text: string) => ({ html: `<p>${text}</p>`, text });

const placesOf: Readonly<Record<string, string>> = {
  'guest-copy': 'You agreed to: {{documents}}',
  'password-reset': 'https://shop.example/password/new?token={{token}}{{returnTo}}',
};

/** The letters of a site. */
const letters = Object.fromEntries(
  [
    'welcome',
    'welcome-newsletter',
    'newsletter',
    'guest-copy',
    'address-changed',
    'password-reset',
    'password-changed',
    'consent-withdrawn.newsletter',
  ].map((name) => [
    name,
    {
      subject: `Subject of ${name}`,
      ...both(placesOf[name] ?? name),
      ...(name.endsWith('newsletter') && { unsubscribe: 'https://shop.example/unsubscribe/{{ticket}}' }),
      document: both('{{label}} {{detail}} {{version}}'),
    },
  ]),
);

/**
 * Creates a built app in a temporary folder: a server bundle, prerendered pages of two sites, and files.
 * @param decides whether the app has the optional exports
 */
export async function createAppDir(decides = true): Promise<{ appDir: string; remove: () => Promise<void> }> {
  const appDir = await mkdtemp(join(tmpdir(), 'crema-app-'));
  const page = (site: string, path: string) => ({
    file: `${site}${path}.html`,
    csp: "default-src 'self'; script-src 'sha256-x'",
  });
  const index = {
    DE: {
      '/signup': page('DE', '/signup'),
      '/m/signup': page('DE', '/signup'),
      '/login': page('DE', '/signup'),
      '/registration': page('DE', '/signup'),
      '/ready-popup': { ...page('DE', '/signup'), openerPolicy: 'unsafe-none' },
    },
    TR: { '/signup': page('TR', '/signup'), '-failure': page('TR', '/failure') },
  };
  const files: Record<string, string | Uint8Array> = {
    'server/index.js': decides ? server + decisions : server,
    'server/package.json': '{"type":"module"}',
    'pages/index.json': JSON.stringify(index),
    'pages/DE/signup.html': germanPage,
    'pages/DE/signup.html.br': brotliCompressSync(germanPage),
    'pages/DE/signup.html.gz': gzipSync(germanPage),
    'pages/TR/failure.html': '<h1>Internal Server Error (500)</h1>',
    'pages/TR/signup.html': form('TR').padEnd(4000, ' '),
    'mails.json': JSON.stringify({ DE: letters, TR: letters }),
    'client/assets/app-BxY12abc.js': script,
    'client/assets/app-BxY12abc.js.br': brotliCompressSync(script),
    'client/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'client/builds/latest.json': '{"id":"1"}',
    'client/builds/meta/1.json': '{"id":"1"}',
    'client/.vite/manifest.json': '{}',
  };
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(appDir, path)), { recursive: true });
    await writeFile(join(appDir, path), content);
  }
  return { appDir, remove: async () => await rm(appDir, { recursive: true, force: true }) };
}
