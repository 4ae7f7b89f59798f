// Builds the app: scripts and styles for the browser, the server bundle, and every page of every site.
import { readFile } from 'node:fs/promises';
import { basename, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildApp } from '@crema/page-shell/build';
import { reachedModules } from '../../../tracking/build/reached-modules.mjs';
import { routes } from '../src/routes/routes.ts';
import { ofBrand } from './brand/brand-file.ts';
import { loadBrand } from './brand/load-brand.ts';
import { everyPageModules } from './page-modules.mjs';
import { shownPage } from './shown-page.mjs';

const folder = new URL('../', import.meta.url);
const { version } = JSON.parse(await readFile(new URL('package.json', folder), 'utf8'));
const { DELIVERED_BUILD: delivered } = process.env;
// Read before the build takes anything away, so that a wrong setting does not cost the last build.
const { files } = await loadBrand().catch(({ message }) => {
  console.error(message);
  process.exit(1);
});

/** A module of tracking and all that it imports before it runs, as one script. */
const trackingGroup = (name, module, priority) => {
  const from = fileURLToPath(new URL(`../../../tracking/src/install/${module}`, import.meta.url));
  let reached;
  return {
    priority,
    name: (id, context) => {
      reached ??= reachedModules(from, context);
      return reached.has(id) ? name : null;
    },
  };
};

const embedder = 'https://embedder.invalid';
const embedded = (path) => `/embed${path}?host=${encodeURIComponent(embedder)}`;

/** @type {import('@crema/page-shell/build').AppBuild} */
const app = {
  folder,
  version,
  files: { icon: ofBrand(files.icon), share: ofBrand(files.share) },
  element: new URL(import.meta.resolve('@crema/embed/element')),
  // The screens that fetch parts of their own when the shopper answers.
  wholeScreens: routes.flatMap(({ laterParts, source }) => (laterParts ? [basename(source, '.tsx')] : [])),
  groups: [
    // The code that listens for tracking and fetches the rest of it, and the code that sends a page view. Its priority is below
    // that of the page's modules, because it needs one of them.
    trackingGroup('tracking-start', 'install.ts', 1.9),
    trackingGroup('tracking', 'whole.ts', 1.8),
  ],
  shared: /^(?!.*[\\/]tracking[\\/]src)/,
  everyPage: everyPageModules,
  copied: /[\\/](design-system|flows[\\/][\w-]+|page-calls|page-shell|registration)[\\/]src[\\/][^?]+\.tsx?$/,
  // A part of a flow finds the form around it by a module of the screen's own.
  copiedLater: /[\\/]flows[\\/][\w-]+[\\/]src[\\/][^?]+\.tsx$/,
  ofForms: /flows\/form\/src\//,
  reachedModules,
  shownPage,
  otherPages: {
    parts: [{ page: 'cookies', scope: '#cookies-place', source: 'src/consent/open-banner.ts' }],
    pages: [
      { page: 'embedded-offer', path: `${embedded('/signup')}&window=1` },
      { page: 'page-list', path: '/registration' },
    ],
    failure: { page: 'error-page', path: '/builds/missing' },
    embedded,
    embedders: [embedder],
  },
  served: [
    'cardWord',
    'companyTerms',
    'confirmPage',
    'accountPages',
    'consentsPage',
    'documents',
    'embedderOrigins',
    'forms',
    'hosts',
    'leadsToFrom as leadsTo',
    'mails',
    'options',
    'pages',
    'parameters',
    'redirects',
    'sites',
  ],
};

// A machine without the last build names the folder of the build that is deployed now.
await buildApp(app, delivered ? pathToFileURL(resolve(delivered) + sep) : undefined);
