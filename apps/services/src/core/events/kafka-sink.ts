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
