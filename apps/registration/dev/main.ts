// The development server: the real services on one port, with pages that Vite makes of the sources, and hot reloading.
import { createServer } from 'node:http';
import { createLog, openForDevelopment, readSettings, requestListener } from '@crema/services';
import { loadBrand } from '../build/brand/load-brand.ts';
import { addresses } from './addresses.ts';
import { answerRequests } from './answer-requests.ts';
import { openVite } from './open-vite.ts';

// The adapter then leaves the line alone.
const sentAlready = new Response(null, { headers: { 'x-hono-already-sent': 'true' } });

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

const settings = readSettings(process.env);
if (typeof settings === 'string') fail(settings);

const { brand } = await loadBrand().catch((error: unknown) =>
  fail(error instanceof Error ? error.message : String(error)),
);

// A line for every request would hide what went wrong.
const writeLine = createLog((line) => process.stdout.write(line));
const opened = await openForDevelopment(settings, (entry) => entry.level === 'info' || writeLine(entry));
if (typeof opened === 'string') fail(opened);

const server = createServer();
const sources = await openVite(server);
const { vite } = sources;
const answerRequest = await answerRequests(sources, opened.services);
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
  console.log(addresses(brand.name, settings.host, port));
});

async function stop(): Promise<void> {
  server.close();
  server.closeAllConnections();
  await vite.close();
  if (typeof opened !== 'string') await opened.close();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
