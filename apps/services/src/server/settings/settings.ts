import { resolve } from 'node:path';
import * as v from 'valibot';
import type { AddressServiceSettings } from '../../core/streets/open-address-service.ts';
import type { MailSettings } from '../../core/mails/send-mail.ts';
import type { WebhookSettings } from '../../core/outbox/webhook.ts';
import { environment } from './environment.ts';
import { kafkaOf } from './event-settings.ts';
import { limitsOf } from './rate-limits.ts';
import { tracesOf } from './trace-settings.ts';

type Known = v.InferOutput<typeof environment>;

/** The embedded database has a folder beside it. A shared one has none, because every process would have to reach it. */
function anchorOf({
  CONSENT_ANCHOR: named,
  DATABASE_URL: shared,
  DATA_DIR: dataDir,
}: Known): string | undefined {
  return named ?? (shared === undefined ? resolve(dataDir, 'consents') : undefined);
}

function addressServiceOf({
  ADDRESS_SERVICE_URL: url,
  ADDRESS_SERVICE_SHAPE: shape,
  ADDRESS_SERVICE_COUNTRIES: countries,
}: Known): AddressServiceSettings | undefined {
  return url === undefined ? undefined : { url, shape, ...(countries.length > 0 && { countries }) };
}

function webhookOf({ WEBHOOK_URL: url, WEBHOOK_SECRET: secrets }: Known): WebhookSettings | undefined {
  return url === undefined ? undefined : { url, secrets };
}

function mailOf({ SMTP_URL: url, MAIL_FROM: from, MAIL_DKIM: dkim }: Known): MailSettings | undefined {
  if (url === undefined || from === undefined) return undefined;
  return { url, from, dkim };
}

const consistent = v.pipe(
  environment,
  v.forward(
    v.check(
      ({ KAFKA_BROKERS: brokers, CLICKHOUSE_URL: url }) => brokers.length === 0 || url === undefined,
      'cannot be set beside KAFKA_BROKERS, because the server stores each event in one place',
    ),
    ['CLICKHOUSE_URL'],
  ),
  v.forward(
    v.check(
      ({ WEBHOOK_URL: url, WEBHOOK_SECRET: secrets }) => url === undefined || secrets.length > 0,
      'is needed with WEBHOOK_URL, because a receiver refuses webhooks without a signature',
    ),
    ['WEBHOOK_SECRET'],
  ),
  v.forward(
    v.check(
      ({ SMTP_URL: url, MAIL_FROM: from }) => url === undefined || from !== undefined,
      'is needed with SMTP_URL: Crema <hello@crema.example>',
    ),
    ['MAIL_FROM'],
  ),
);

/** Names the settings as the code does. `environment.ts` describes each of them. */
const settingsOf = (known: Known) => ({
  host: known.HOST,
  port: known.PORT,
  dataDir: known.DATA_DIR,
  databaseUrl: known.DATABASE_URL,
  sessionSecret: known.SESSION_SECRET,
  consentSecrets: known.CONSENT_SECRET,
  consentAnchor: anchorOf(known),
  appDir: known.APP_DIR,
  postalDir: known.POSTAL_DIR,
  customerFactsUrl: known.CUSTOMER_FACTS_URL,
  productIdsFile: known.PRODUCT_IDS_FILE,
  hashingWorkers: known.HASHING_WORKERS,
  hashingQueue: known.HASHING_QUEUE,
  pageList: known.PAGE_LIST,
  callReference: known.CALL_REFERENCE,
  proxies: known.TRUST_PROXY,
  rateLimits: limitsOf(known, 'RATE'),
  eventLimits: limitsOf(known, 'EVENT'),
  eventsKeptDays: known.EVENTS_KEPT_DAYS,
  eventOrigins: known.EVENT_ORIGINS,
  eventsPageToken: known.EVENTS_PAGE_TOKEN,
  clickHouseUrl: known.CLICKHOUSE_URL,
  kafka: kafkaOf(known),
  webhook: webhookOf(known),
  mail: mailOf(known),
  passwordRangeUrl: known.PASSWORD_RANGE_URL,
  addressService: addressServiceOf(known),
  metricsPort: known.METRICS_PORT,
  traces: tracesOf(known),
  embedderOrigins: known.EMBEDDER_ORIGINS,
});

/** All settings of a process. */
export type Settings = Readonly<ReturnType<typeof settingsOf>>;

/** Returns the settings of an environment, or one sentence for the operator that says which variable is wrong. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings | string {
  // An empty variable counts as not set, as `FOO= npm start` means it.
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const read = v.safeParse(consistent, given);
  if (read.success) return settingsOf(read.output);
  const [issue] = read.issues;
  return `${v.getDotPath(issue)?.split('.', 1)[0]} ${issue.message}.`;
}
