import { pathToFileURL } from 'node:url';
import type { SiteKey } from '@crema/flow-domain';
import type { MailTemplate, RenderPage } from '@crema/page-contract';
import type { BuildAssets } from '@crema/page-shell/assets';
import { buildBoot } from '@crema/page-shell/build';
import type * as ServicesModule from '@crema/services';
import type { DevelopedApp } from './developed-app.ts';
import { servedFile, type Sources } from './open-vite.ts';
import type { Answer } from './scenarios/visit.ts';

/** The exports of an app's server entry that are called here. The services check all others. */
interface ServerEntry {
  readonly createRender: (build: BuildAssets) => RenderPage;
  readonly leadsToFrom: unknown;
  readonly mails: (site: SiteKey) => Readonly<Record<string, MailTemplate>>;
}

const servicesEntry = new URL(import.meta.resolve('@crema/services'));

/**
 * Loads the whole product from its sources, with the services, so that a changed rule works on the page and on the server.
 * The database and other open connections stay open.
 * @returns a function that loads the product. Its result is the same until a source has changed.
 * @throws the returned function, if a source cannot be read
 */
export async function loadAppOf(
  { folder, files }: DevelopedApp,
  { load }: Sources,
  services: ServicesModule.OpenedServices['services'],
): Promise<() => Promise<Answer>> {
  const appEntry = new URL('src/entry-server.tsx', folder);
  // Vite's own client loads the styles here, and pages load scripts from their sources, so the assets name none.
  const assets = {
    build: '',
    styles: {},
    boot: await buildBoot(),
    entry: '/src/entry-client.tsx',
    icon: servedFile(pathToFileURL(files.icon)),
    share: servedFile(pathToFileURL(files.share)),
    fonts: '',
    framed: '',
    scripts: {},
  };
  let known: { readonly app: unknown; readonly server: unknown; readonly answer: Answer } | undefined;
  return async () => {
    const app = await load<ServerEntry>(appEntry);
    const server = await load<typeof ServicesModule>(servicesEntry);
    if (known?.app === app && known.server === server) return known.answer;
    const render = app.createRender(assets);
    const bundle = server.bundleOf(
      { ...app, leadsTo: app.leadsToFrom, render },
      {
        prerendered: () => undefined,
        asset: () => undefined,
        mail: (site, name) => app.mails(site)[name],
      },
    );
    const hono = server.createApp({ ...services, bundle });
    const answer: Answer = (request) => hono.fetch(request);
    known = { app, server, answer };
    return answer;
  };
}
