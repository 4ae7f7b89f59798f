import { ProduceAcks, Producer, stringSerializers } from '@platformatic/kafka';
import type { EventSink, ShopEvent } from './event-sink.ts';

/** A message of a topic. */
interface Message {
  readonly topic: string;
  /** The event's id. Consumers find a repeat by it, and it decides on the partition. */
  readonly key: string;
  /** The event as JSON. */
  readonly value: string;
}

/** The part of a producer that the sink uses. */
export interface EventProducer {
  /** Resolves when all replicas in sync have the messages. */
  readonly send: (sent: { messages: Message[] }) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

const valueOf = ({ fields, others, ...event }: ShopEvent) => JSON.stringify({ ...event, fields, others });

/**
 * Creates a sink that sends each event as a message of a topic. Kafka does not know ids: a repeated event is a second message with the
 * same key, and so are events of a batch that is sent again after a lost response.
 * @param onStored gets the numbers of new and of repeated events
 */
export function kafkaSink(
  producer: EventProducer,
  topic: string,
  onStored: (stored: number, repeated: number) => void = () => {},
): EventSink {
  return {
    store: async (batch) => {
      if (batch.length === 0) return;
      await producer.send({
        messages: batch.map((event) => ({ topic, key: event.id, value: valueOf(event) })),
      });
      onStored(batch.length, 0);
    },
    close: async () => await producer.close(),
  };
}

/** The settings of a Kafka. */
export interface KafkaSettings {
  /** Its brokers, each as `host:port`. */
  readonly brokers: readonly string[];
  readonly topic: string;
  readonly tls: boolean;
  /** User and password, with a colon between them. */
  readonly login: string | undefined;
}

// Shorter than the time that clients wait, so that they still receive the 503.
const timeoutMs = 7000;

/** Opens a producer that waits for all replicas in sync (`acks=all`). It connects with its first message. */
export function openProducer({ brokers, tls, login }: Omit<KafkaSettings, 'topic'>): EventProducer {
  const [username = '', ...password] = login?.split(':') ?? [];
  const producer = new Producer({
    clientId: 'crema-services',
    bootstrapBrokers: [...brokers],
    serializers: stringSerializers,
    acks: ProduceAcks.ALL,
    retries: 2,
    connectTimeout: 3000,
    timeout: timeoutMs,
    ...(tls && { tls: {} }),
    ...(login !== undefined && {
      sasl: { mechanism: 'SCRAM-SHA-512' as const, username, password: password.join(':') },
    }),
  });
  return {
    send: async (sent) => await producer.send(sent),
    close: async () => await producer.close(),
  };
}
