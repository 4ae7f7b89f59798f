import type { Mock } from 'vitest';
import type { FlowEvent } from '../src/provider/flow-event.ts';

/** The events of a form before its result. */
const onTheWay: ReadonlySet<FlowEvent['type']> = new Set([
  'viewed',
  'started',
  'fieldError',
  'consentChanged',
  'submitted',
  'abandoned',
  'abandonmentWithdrawn',
]);

/** Returns the events with the result of a flow, without those before it. */
export const outcomesOf = (onEvent: Mock<(event: FlowEvent) => void>): FlowEvent[] =>
  onEvent.mock.calls.map(([event]) => event).filter(({ type }) => !onTheWay.has(type));
