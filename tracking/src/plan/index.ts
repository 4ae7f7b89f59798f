export { defineEvents } from './define-events.ts';
export type { PlannedEvents, Said } from './define-events.ts';
export type { EventField, EventPlan, PlannedEvent } from './event-plan.ts';
export { planTable } from './event-plan.ts';
