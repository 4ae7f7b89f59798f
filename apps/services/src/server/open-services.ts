import { randomCardNumbers } from '../core/cards/card-numbers.ts';
import { openConsentKeys } from '../core/consents/open-consent-keys.ts';
import { noFacts, openCustomerFacts } from '../core/customer-data/customer-facts.ts';
import { chooseDatabase } from '../core/database/choose-database.ts';
import { tidyUp } from '../core/database/housekeeping.ts';
import type { Database } from '../core/database/schema.ts';
import { createEventBuffer } from '../core/events/event-buffer.ts';
import { makePartitions } from '../core/events/event-partitions.ts';
import type { EventSink } from '../core/events/event-sink.ts';
import { postgresSink } from '../core/events/postgres-sink.ts';
import { watchEvents } from '../core/events/watch-events.ts';
import { breachedByRange } from '../core/identity/breached-password.ts';
import { openHashing } from '../core/identity/open-hashing.ts';
import { sqlIdentity } from '../core/identity/sql-identity.ts';
import { noLimits, openLimits } from '../core/limits/registration-limits.ts';
import { createSlots } from '../core/limits/slots.ts';
import { type Log, withoutValues } from '../core/log/log.ts';
import type { MailParts } from '../core/mails/compose-mail.ts';
import type { OpenChannels } from '../core/outbox/outbox.ts';
import { type Deliver, type RelayParts, startRelay } from '../core/outbox/relay.ts';
import { openPostal } from '../core/postal/open-postal.ts';
import { loadProductIds, sampleFile } from '../core/product-ids/product-ids.ts';
import { findSecret, signingKeys } from '../core/secrets/secrets.ts';
import { openAddressService } from '../core/streets/open-address-service.ts';
import type { Outcome } from '../core/streets/spare.ts';
import type { Traces } from './monitoring/create-traces.ts';
import { isThisMachine } from './http/origin.ts';
import type { EventsPage, Services } from './services.ts';
import type { Settings } from './settings/settings.ts';

/** Listeners that count for the metrics. */
interface Watchers {
  readonly onStreets?: ((outcome: Outcome) => void) | undefined;
  /** Gets the numbers of new and of repeated events of a batch. */
  readonly onEvents?: ((stored: number, repeated: number) => void) | undefined;
  /** Gets the status of each event that is refused. */
  readonly onEventRefused?: ((status: number) => void) | undefined;
}

/** Returns the place where events are stored. The code of another store is loaded only if the operator names one. */
async function sinkOf(
  { kafka, clickHouseUrl: url, eventsKeptDays: keptDays }: Settings,
  db: Database,
  onEvents: Watchers['onEvents'],
): Promise<EventSink> {
  if (kafka) {
    const { kafkaSink, openProducer } = await import('../core/events/kafka-sink.ts');
    return kafkaSink(openProducer(kafka), kafka.topic, onEvents);
  }
  if (url === undefined) return postgresSink(db, onEvents);
  const { clickHouseSink } = await import('../core/events/clickhouse-sink.ts');
  return clickHouseSink({ url, keptDays }, onEvents);
}

/**
 * Returns the page of events. Without a token it is only for development: where the page list is, and never behind a proxy, which
 * may have strangers in front.
 */
function eventsPageOf({
  eventsPageToken: token,
  pageList,
  proxies,
  kafka,
  clickHouseUrl,
}: Settings): EventsPage | undefined {
  if (token === undefined && (!pageList || proxies > 0)) return undefined;
  if (kafka) return { token, elsewhere: 'Kafka' };
  return { token, elsewhere: clickHouseUrl === undefined ? undefined : 'ClickHouse' };
}

/**
 * Returns true if the server shows its mails to developers: it has no mail server, and only this machine can reach it. Their links
 * confirm addresses.
 */
const hasMailbox = ({ mail, pageList, proxies, host }: Settings): boolean =>
  mail === undefined && pageList && proxies === 0 && isThisMachine(host);

/** Returns the channels that the settings open. */
export const channelsOf = (settings: Settings): OpenChannels => ({
  webhook: settings.webhook !== undefined,
  mail: settings.mail !== undefined || hasMailbox(settings),
});

/** Creates the services of the routes on an open database. The app that they serve is loaded separately. */
export async function openServices(
  settings: Settings,
  db: Database,
  log: Log,
  traces?: Pick<Traces, 'follow' | 'ofHashing'>,
  watchers: Watchers = {},
): Promise<Omit<Services, 'bundle'>> {
  const opened = openHashing({ workers: settings.hashingWorkers, queue: settings.hashingQueue });
  const hashing = traces?.ofHashing(opened) ?? opened;
  const { pageList, callReference, proxies, embedderOrigins, passwordRangeUrl, addressService } = settings;
  const { rateLimits, eventLimits, eventOrigins, customerFactsUrl } = settings;
  return {
    db,
    identity: sqlIdentity(db, hashing),
    cardNumbers: randomCardNumbers,
    channels: channelsOf(settings),
    isBreached: passwordRangeUrl === undefined ? undefined : breachedByRange(passwordRangeUrl, log),
    hashing,
    slots: createSlots(hashing.capacity),
    consentKeys: await openConsentKeys(settings, db, log),
    customerFacts: customerFactsUrl === undefined ? noFacts : openCustomerFacts(customerFactsUrl, log),
    productIds: await loadProductIds(settings.productIdsFile),
    postal: openPostal({ log, folder: settings.postalDir }),
    streets: addressService && openAddressService(addressService, { log, onOutcome: watchers.onStreets }),
    keys: signingKeys(await findSecret(db, settings, log)),
    log,
    now: () => new Date(),
    pageList,
    callReference,
    eventsPage: eventsPageOf(settings),
    mailbox: hasMailbox(settings),
    embedderOrigins,
    trustProxy: proxies > 0,
    proxies,
    follow: traces?.follow,
    limits: rateLimits ? openLimits(db, rateLimits) : noLimits,
    events: createEventBuffer(await sinkOf(settings, db, watchers.onEvents)),
    eventWatch: watchEvents(db, (error) => log({ level: 'error', error: withoutValues(error) })),
    eventLimits: eventLimits ? openLimits(db, eventLimits) : noLimits,
    eventOrigins,
    onEventRefused: watchers.onEventRefused,
  };
}

/**
 * Starts to deliver messages of the outbox by the channels that the settings open. A development server sends no mail.
 * @returns a function that ends it
 */
export async function openRelay(
  { webhook, mail }: Pick<Settings, 'webhook' | 'mail'>,
  services: Pick<Services, 'db' | 'consentKeys' | 'keys' | 'log'> & { readonly bundle?: MailParts['bundle'] },
  onDelivery?: RelayParts['onDelivery'],
): Promise<() => Promise<void>> {
  const { db, log, bundle } = services;
  const channels: Record<string, Deliver> = {};
  if (webhook) channels['webhook'] = (await import('../core/outbox/webhook.ts')).webhooks(webhook, services);
  if (mail && bundle) {
    const { openMails } = await import('../core/mails/send-mail.ts');
    channels['mail'] = await openMails(mail, { ...services, bundle });
  }
  return startRelay({ db, log, channels, onDelivery });
}

/** Ends everything that `openServices` has opened. The database stays open. */
export async function closeServices({
  eventWatch,
  events,
  limits,
  eventLimits,
  postal,
  hashing,
}: Pick<Services, 'eventWatch' | 'events' | 'limits' | 'eventLimits' | 'postal' | 'hashing'>): Promise<void> {
  await eventWatch.close();
  await events.close();
  await limits.close();
  await eventLimits.close();
  await postal.close();
  await hashing.close();
}

/** The open services without the app, which a development server builds again after every change. */
export interface OpenedServices {
  readonly services: Omit<Services, 'bundle'>;
  readonly close: () => Promise<void>;
}

/**
 * Opens the database and everything else that `start` opens, for a development server, which listens itself.
 * @returns the services, or one sentence for the developer.
 */
export async function openForDevelopment(settings: Settings, log: Log): Promise<OpenedServices | string> {
  const database = await chooseDatabase(settings, {
    onFailure: (error) => log({ level: 'error', error: withoutValues(error) }),
    onBroken: (message) => log({ level: 'error', message }),
  });
  if (typeof database === 'string') return database;
  const db = await database.open();
  await makePartitions(db);
  await tidyUp(db);
  // Only here: a shop whose pages report invented ids would not notice it.
  const productIdsFile = settings.productIdsFile ?? sampleFile;
  const services = await openServices({ ...settings, productIdsFile }, db, log);
  const endRelay = await openRelay(settings, services);
  return {
    services,
    close: async () => {
      await endRelay();
      await closeServices(services);
      await database.close();
    },
  };
}
