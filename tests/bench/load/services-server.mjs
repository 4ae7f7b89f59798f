// The real server without hashing: it stores the same text for every password. `load.mjs` starts it, and the settings name its
// database.
import process from 'node:process';
import { chooseDatabase } from '../../../apps/services/src/core/database/choose-database.ts';
import { listen } from '../../../apps/services/src/server/http/listen.ts';
import { cacheResponses } from '../../../apps/services/src/server/pages/response-cache.ts';
import { loadBundle } from '../../../apps/services/src/server/pages/load-bundle.ts';
import { createApp } from '../../../apps/services/src/server/app.ts';
import { openServices } from '../../../apps/services/src/server/open-services.ts';
import { readSettings } from '../../../apps/services/src/server/settings/settings.ts';
import { unhashedIdentity } from './unhashed-identity.ts';

const settings = readSettings(process.env);
if (typeof settings === 'string') throw new Error(settings);
const database = await chooseDatabase(settings, { onFailure: () => {}, onBroken: () => {} });
if (typeof database === 'string') throw new Error(database);
const bundle = await loadBundle(settings.appDir);
// The log creates its lines, and writes them nowhere.
const log = (entry) => void JSON.stringify(entry);
const db = await database.open();
const services = { ...(await openServices(settings, db, log)), bundle, identity: unhashedIdentity(db) };
const app = createApp(services);
const answering = cacheResponses(services, async (request, sent) => await app.fetch(request, sent));
const { port } = await listen({ host: '127.0.0.1', port: 0 }, () => answering);
process.on('message', () => process.send?.({ rss: process.memoryUsage().rss }));
process.send?.({ port });
