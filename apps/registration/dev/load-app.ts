import { pathToFileURL } from 'node:url';
import type * as App from '../src/entry-server.tsx';
import type * as ServicesModule from '@crema/services';
import { buildBoot } from '@crema/page-shell/build';
import { ofBrand } from '../build/brand/brand-file.ts';
import { loadBrand } from '../build/brand/load-brand.ts';
import type { Sources } from './open-vite.ts';

/** Returns the URL path under which the development server serves a file of this machine. */
const served = (file: string): string => `/@fs${pathToFileURL(file).pathname}`;

const appEntry = new URL('../src/entry-server.tsx', import.meta.url);
const servicesEntry = new URL(import.meta.resolve('@crema/services'));

/** Answers a request as the built product does. */
export type Answer = (request: Request) => Response | Promise<Response>;

/** The product, as its sources are now. */
interface LoadedApp {
  readonly answer: Answer;
  /** Path of the page of the brand's loyalty card. */
  readonly cardPage: string;
}

/**
 * Loads the whole product from its sources, with the services, so that a changed rule works on the page and on the server.
 * The database and other open connections stay open.
 * @returns a function that loads the product. Its result is the same until a source has changed.
 * @throws the returned function, if a source cannot be read
 */
export async function loadAppOf(
  { load }: Sources,
  services: ServicesModule.OpenedServices['services'],
): Promise<() => Promise<LoadedApp>> {
  // Vite's own client loads the styles here, and pages load scripts from their sources, so the assets name none.
  const { files } = await loadBrand();
  const assets = {
    build: '',
    styles: {},
    boot: await buildBoot(),
    entry: '/src/entry-client.tsx',
    icon: served(ofBrand(files.icon)),
    share: served(ofBrand(files.share)),
    fonts: '',
    framed: '',
    scripts: {},
  };
  let known: (LoadedApp & { readonly app: unknown; readonly server: unknown }) | undefined;
  return async () => {
    const app = await load<typeof App>(appEntry);
    const server = await load<typeof ServicesModule>(servicesEntry);
    if (known?.app === app && known.server === server) return known;
    const render = app.createRender(assets);
    const bundle = server.bundleOf(
      { ...app, leadsTo: app.leadsToFrom, render },
      { prerendered: () => undefined, asset: () => undefined },
    );
    const hono = server.createApp({ ...services, bundle });
    const cardPage = app.forms['card-registration']?.paths[0] ?? '';
    known = { app, server, cardPage, answer: (request) => hono.fetch(request) };
    return known;
  };
}
