import { createServer } from 'node:http';
import { siteKeys, siteSlug } from '@crema/flow-domain';
import { createLog, openForDevelopment, readSettings, requestListener } from '@crema/services';
import { answerRequests } from './answer-requests.ts';
import type { DevelopedApp } from './developed-app.ts';
import { openVite } from './open-vite.ts';

/** Returns the lines to print at the start: the page list, and every site under its own host, as in the built product. */
function addresses(brand: string, host: string, port: number): string {
  const named = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  const sites = siteKeys.map(
    (site) => `    ${site.padEnd(6)} http://${siteSlug(site)}.localhost:${port}/registration`,
  );
  return [
    '',
    `  ${brand}, development: http://${named}:${port}/registration`,
    '',
    '  Every site has a host of its own:',
    ...sites,
    '',
  ].join('\n');
}

export type { DevelopedApp, LoadModule, SourcesApi } from './developed-app.ts';

// The adapter then leaves the line alone.
const sentAlready = new Response(null, { headers: { 'x-hono-already-sent': 'true' } });

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/**
 * Starts the development server: the real services on one port, with pages that Vite makes of the sources, and hot reloading. It ends
 * the process with a sentence if it cannot start.
 * @param readApp returns the app. It is called after the settings are read.
 */
export async function startDevelopment(readApp: () => Promise<DevelopedApp>): Promise<void> {
  const settings = readSettings(process.env);
  if (typeof settings === 'string') fail(settings);

  const app = await readApp().catch((error: unknown) =>
    fail(error instanceof Error ? error.message : String(error)),
  );

  // A line for every request would hide what went wrong.
  const writeLine = createLog((line) => process.stdout.write(line));
  const opened = await openForDevelopment(settings, (entry) => entry.level === 'info' || writeLine(entry));
  if (typeof opened === 'string') fail(opened);
  const { close, services } = opened;

  const server = createServer();
  const sources = await openVite(app, server);
  const { vite } = sources;
  const answerRequest = await answerRequests(app, sources, services);
  const answer = requestListener(
    async (request, { incoming }) => {
      const answered = await answerRequest(request);
      if (answered !== 'away') return answered;
      incoming.socket.destroy();
      return sentAlready;
    },
    { overrideGlobalObjects: false },
  );
  // Vite answers for its modules; every other address is the shop's.
  server.on('request', (request, response) => {
    vite.middlewares(request, response, () => void answer(request, response));
  });
  server.once('error', (error) => fail(`The port ${settings.port} cannot be had: ${error.message}`));
  server.listen(settings.port, settings.host, () => {
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : settings.port;
    console.log(addresses(app.name, settings.host, port));
  });

  async function stop(): Promise<void> {
    server.close();
    server.closeAllConnections();
    await vite.close();
    await close();
    process.exit(0);
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
}
