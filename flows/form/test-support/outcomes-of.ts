import type { Mock } from 'vitest';
import type { FlowEvent } from '../src/provider/flow-event.ts';

/** What is told of a form on its way there. */
const onTheWay: ReadonlySet<FlowEvent['type']> = new Set([
  'viewed',
  'started',
  'fieldError',
  'consentChanged',
  'submitted',
  'abandoned',
  'abandonmentWithdrawn',
]);

/** What came of a flow, as the page was told: the events of a form on its way there left out. */
export const outcomesOf = (onEvent: Mock<(event: FlowEvent) => void>): FlowEvent[] =>
  onEvent.mock.calls.map(([event]) => event).filter(({ type }) => !onTheWay.has(type));
