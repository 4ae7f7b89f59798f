import { keepConsents } from '../core/consents/anchor-ends.ts';
import { acceptsWrites } from '../core/database/accepts-writes.ts';
import { chooseDatabase } from '../core/database/choose-database.ts';
import { housekeeping } from '../core/database/housekeeping.ts';
import { dropOldEvents, makePartitions } from '../core/events/event-partitions.ts';
import { errorCode, type Log, withoutValues } from '../core/log/log.ts';
import { outboxFigures } from '../core/outbox/take.ts';
import { removeOldOutcomes } from '../core/reconciliation/store-outcome.ts';
import { createApp } from './app.ts';
import { type Answering, type Fetch, listen } from './http/listen.ts';
import { untilStarted, withHealth } from './monitoring/health.ts';
import { openMetrics, openTraces } from './monitoring/open-monitoring.ts';
import { closeServices, openRelay, openServices } from './open-services.ts';
import { loadBundle } from './pages/load-bundle.ts';
import { cacheResponses } from './pages/response-cache.ts';
import { portRefused, startFailed } from './settings/sentences.ts';
import type { Settings } from './settings/settings.ts';

/** A server that answers. */
export interface Running {
  /** Its address, without a slash at the end. */
  readonly address: string;
  /** Address of the metrics, if the settings ask for them. */
  readonly figures: string | undefined;
  /** Lets running requests end, then closes the database and unlocks the data folder. */
  readonly stop: () => Promise<void>;
  /** Resolves with a sentence for the operator once the server cannot go on and has answered every waiting request. */
  readonly failed: Promise<string>;
}

const hour = 60 * 60 * 1000;
// Shorter than the time that container platforms wait between SIGTERM and SIGKILL.
const graceMs = 8000;

function addressOf(host: string, port: number): string {
  const named = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${named.includes(':') ? `[${named}]` : named}:${port}`;
}

/**
 * Starts the server. It takes the data folder and the port before it opens the database, so that the operator learns of a mistake
 * within a moment.
 * @returns the running server, or one sentence for the operator.
 */
export async function start(settings: Settings, lines: Log): Promise<Running | string> {
  const logError = (error: unknown) => lines({ level: 'error', error: withoutValues(error) });
  let isBroken = (_sentence: string): void => {};
  const broken = new Promise<string>((resolve) => {
    isBroken = resolve;
  });
  const traces = await openTraces(settings, lines);
  const database = await chooseDatabase(settings, {
    onFailure: logError,
    onBroken: isBroken,
    onStatement: traces?.onStatement,
  });
  if (typeof database === 'string') return database;

  let isStarted = (_fetch: Fetch): void => {};
  const started = new Promise<Fetch>((resolve) => {
    isStarted = resolve;
  });
  let answering: Answering = { fetch: untilStarted(started) };
  const listening = await listen(settings, () => answering).catch(
    (error: unknown) => errorCode(error) ?? Promise.reject(error),
  );
  if (typeof listening === 'string') {
    await database.close();
    return portRefused(settings.port, listening);
  }
  const metrics = await openMetrics(settings);
  if (typeof metrics === 'string') {
    await listening.close(0);
    await database.close();
    return metrics;
  }
  const counted = metrics?.counting(lines) ?? lines;
  const log = traces?.noting(counted) ?? counted;

  try {
    const bundle = await loadBundle(settings.appDir);
    const db = await database.open();
    const removeOld = housekeeping(db, async () => {
      await dropOldEvents(db, settings.eventsKeptDays);
      await removeOldOutcomes(db, settings.eventsKeptDays);
    });
    const tidyUp = async () => {
      await makePartitions(db);
      await removeOld();
    };
    await tidyUp();
    const services = { ...(await openServices(settings, db, log, traces, metrics)), bundle };
    metrics?.watchWaiting(services.events.waiting);
    metrics?.watchReaders(services.eventWatch.count);
    metrics?.watchOutbox(async () => await outboxFigures(db));
    const endConsents = keepConsents(settings, services);
    const endRelay = await openRelay(settings, services, metrics?.onDelivery);
    const app = createApp(services);
    const writable = acceptsWrites(db, { bytes: settings.databaseUrl === undefined ? 0 : 6000 });
    let isStopping = false;
    const isReady = async () => !isStopping && (await writable());
    const withCalls = withHealth(isReady, async (request, sent) => await app.fetch(request, sent));
    answering = cacheResponses(services, withCalls, traces?.onPage);
    isStarted(answering.fetch);
    const tidying = setInterval(() => void tidyUp().catch(logError), hour);
    const failed = async () => {
      const sentence = await broken;
      clearInterval(tidying);
      isStopping = true;
      await services.eventWatch.close();
      await listening.close(graceMs);
      await endRelay();
      await database.close();
      await metrics?.close();
      await traces?.close();
      return sentence;
    };
    return {
      failed: failed(),
      address: addressOf(settings.host, listening.port),
      figures: metrics && addressOf(settings.host, metrics.port) + metrics.path,
      stop: async () => {
        isStopping = true;
        clearInterval(tidying);
        // A stream of events would otherwise run until its connection is cut.
        await services.eventWatch.close();
        await listening.close(graceMs);
        await endRelay();
        await closeServices(services);
        await endConsents();
        await database.close();
        await metrics?.close();
        await traces?.close();
      },
    };
  } catch (error) {
    await listening.close(0);
    await database.close();
    await metrics?.close();
    return startFailed(error, settings) ?? Promise.reject(error);
  }
}
