import { ProduceAcks, Producer, stringSerializers } from '@platformatic/kafka';
import type { EventProducer } from './kafka-sink.ts';

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
