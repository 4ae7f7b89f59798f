import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Fetch } from '../http/listen.ts';
import type { EventBuffer } from '../../core/events/event-buffer.ts';
import type { Log } from '../../core/log/log.ts';
import type { Delivery } from '../../core/outbox/relay.ts';
import type { OutboxFigures } from '../../core/outbox/take.ts';
import { knownText } from '../../core/page-reports/known-text.ts';
import type { Outcome } from '../../core/streets/spare.ts';

/** Path at which a Prometheus server fetches the metrics. */
export const metricsPath = '/metrics';

/** The metrics of one process. */
export interface Metrics {
  /** Returns the log, and counts each request and each reported line of a page in it. */
  readonly counting: (log: Log) => Log;
  /** Counts a request to the address service by its outcome. */
  readonly onStreets: (outcome: Outcome) => void;
  /** Counts new and repeated events. */
  readonly onEvents: (stored: number, repeated: number) => void;
  /** Counts a refused event by its status. */
  readonly onEventRefused: (status: number) => void;
  /** Watches the events that wait. */
  readonly watchWaiting: (waiting: EventBuffer['waiting']) => void;
  /** Watches the readers of the page of events to whom events are sent. */
  readonly watchReaders: (count: () => number) => void;
  /** Counts an attempt to deliver a message of the outbox. */
  readonly onDelivery: (kind: string, delivery: Delivery) => void;
  /** Watches the outbox, which all processes share. */
  readonly watchOutbox: (figures: () => Promise<OutboxFigures>) => void;
  /** Responds with all metrics in the text format of Prometheus. */
  readonly fetch: Fetch;
}

/**
 * Counts and times requests by method, route and status, and adds Node's own metrics of the process. A route is a pattern and never
 * a text that a shopper typed. So there are only as many series as routes, and no personal data in them.
 */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to its answer. Files that never change are not counted.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const streets = new Counter({
    name: 'address_service_questions_total',
    help: 'Questions to the address service: answered, failed, or not asked because it is left alone (paused) or busy.',
    labelNames: ['outcome'],
    registers: [registry],
  });
  const reports = new Counter({
    name: 'page_reported_lines_total',
    help: 'Warnings and errors that tracking has reported from pages, by the text of its catalogue.',
    labelNames: ['level', 'text'],
    registers: [registry],
  });
  const events = new Counter({
    name: 'tracking_events_total',
    help: 'Events of tracking: stored, repeated, or refused with a status.',
    labelNames: ['outcome', 'status'],
    registers: [registry],
  });
  const deliveries = new Counter({
    name: 'outbox_deliveries_total',
    help: 'Attempts to deliver a message: delivered, later (failed, and will be tried again), or never (given up).',
    labelNames: ['kind', 'delivery'],
    registers: [registry],
  });
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(value());
      },
    });
  return {
    onEvents: (stored, repeated) => {
      events.inc({ outcome: 'stored', status: '204' }, stored);
      events.inc({ outcome: 'repeated', status: '204' }, repeated);
    },
    onEventRefused: (status) => events.inc({ outcome: 'refused', status: String(status) }),
    watchWaiting: (waiting) => {
      gauge('tracking_events_waiting', 'Events that wait until they are stored.', () => waiting().count);
      gauge(
        'tracking_events_oldest_seconds',
        'Time for which the oldest of them has waited.',
        () => waiting().oldest,
      );
    },
    watchReaders: (count) =>
      void gauge('tracking_events_readers', 'Readers to whom new events are sent.', count),
    onDelivery: (kind, delivery) => deliveries.inc({ kind, delivery }),
    watchOutbox: (figures) => {
      const outbox = new Gauge({
        name: 'outbox_messages',
        help: 'Messages in the outbox: waiting, or given_up.',
        labelNames: ['state'],
        registers: [registry],
      });
      void new Gauge({
        name: 'outbox_oldest_seconds',
        help: 'Time for which the oldest waiting message has waited.',
        registers: [registry],
        async collect() {
          const { waiting, oldestSeconds, givenUp } = await figures();
          outbox.set({ state: 'waiting' }, waiting);
          outbox.set({ state: 'given_up' }, givenUp);
          this.set(oldestSeconds);
        },
      });
    },
    onStreets: (outcome) => streets.inc({ outcome }),
    counting: (log) => (entry) => {
      const { method, route, status, ms, level, reported } = entry;
      if (method !== undefined && route !== undefined && status !== undefined && ms !== undefined)
        requests.observe({ method, route, status }, ms / 1000);
      if (reported) reports.inc({ level, text: knownText(reported.text) });
      log(entry);
    },
    fetch: async ({ url }) =>
      new URL(url).pathname === metricsPath
        ? new Response(await registry.metrics(), { headers: { 'Content-Type': registry.contentType } })
        : new Response(null, { status: 404 }),
  };
}
