import * as v from 'valibot';
import type { KafkaSettings } from '../../core/events/kafka-sink.ts';
import { isSafeOrigin } from '../http/origin.ts';
import { checked, count, listOf, origins, part, toggle } from './readers.ts';
import { strongSecret } from './strong-secret.ts';

/** Returns true if events may be sent to an address: only its owner can read them, and it has at most user, password and database. */
const isClickHouse = (text: string) => {
  if (!URL.canParse(text)) return false;
  const { origin, pathname, search, hash } = new URL(text);
  return isSafeOrigin(origin) && /^\/[^/]*$/.test(pathname) && search === '' && hash === '';
};

/** The settings of the events: how long they stay, their readers, their store and their senders. */
export const eventSettings = part('Events of tracking', {
  EVENTS_KEPT_DAYS: v.pipe(
    v.optional(count(1, 3650, 'days'), '30'),
    v.description(
      'Days for which the events of the internal tracker are kept, and their match with registrations. The server removes older ones.',
    ),
  ),
  EVENTS_PAGE_TOKEN: v.pipe(
    v.optional(strongSecret),
    v.description(
      'Opens the page of events at `/service/events` to everybody who has it ([how](events.md#readers-of-the-pages)).',
    ),
    v.metadata({
      shape: '32 characters or more',
      without: 'the page is open where `PAGE_LIST` is, never behind a proxy',
      secret: true,
    }),
  ),
  CLICKHOUSE_URL: v.pipe(
    v.optional(
      checked(
        isClickHouse,
        'starts with https:// and may hold user, password and database; http only for this machine',
      ),
    ),
    v.description(
      'ClickHouse that stores the events in place of the database ([when](events.md#clickhouse)).',
    ),
    v.metadata({
      shape: '`https://user:password@host:8443/database`, `http` only for this machine',
      without: 'the database',
      secret: true,
    }),
  ),
  KAFKA_BROKERS: v.pipe(
    v.optional(
      listOf(v.pipe(v.string(), v.regex(/^[\w.-]+:\d{1,5}$/, 'holds brokers such as kafka.example:9093'))),
      '',
    ),
    v.description(
      'Kafka that gets the events in place of the database ([when](events.md#kafka)). Leave `CLICKHOUSE_URL` empty then.',
    ),
    v.metadata({
      shape: 'brokers such as `kafka.example:9093`, with blanks or commas between them',
      without: 'no Kafka',
    }),
  ),
  KAFKA_TOPIC: v.pipe(
    v.optional(
      v.pipe(v.string(), v.regex(/^[\w.-]{1,249}$/, 'is a name of letters, digits, dots and hyphens')),
      'crema-events',
    ),
    v.description('Topic of the events. It must exist.'),
    v.metadata({ shape: 'name' }),
  ),
  KAFKA_TLS: v.pipe(v.optional(toggle, 'on'), v.description('`off` connects to the brokers without TLS.')),
  KAFKA_LOGIN: v.pipe(
    v.optional(
      v.pipe(v.string(), v.regex(/^[^:]+:./, 'holds a user and a password with a colon between them')),
    ),
    v.description('User and password for the brokers (SASL, SCRAM-SHA-512).'),
    v.metadata({ shape: '`user:password`', without: 'no login', secret: true }),
  ),
  EVENT_ORIGINS: v.pipe(
    v.optional(origins, ''),
    v.description(
      'Origins of the shop’s other pages whose tracking library sends its events to this server.',
    ),
    v.metadata({ without: 'only the server’s own' }),
  ),
});

/** Returns the settings of the Kafka, or `undefined` if no broker is named. */
export function kafkaOf({
  KAFKA_BROKERS: brokers,
  KAFKA_TOPIC: topic,
  KAFKA_TLS: tls,
  KAFKA_LOGIN: login,
}: v.InferOutput<typeof eventSettings>): KafkaSettings | undefined {
  return brokers.length === 0 ? undefined : { brokers, topic, tls, login };
}
