import type { CustomEventData } from '../../messages/schema/custom-event-data.ts';

/** Whether a custom event says what it is; without category or action it is skipped (Tracking §5). */
export const isNamed = ({ event_category, event_action }: CustomEventData): boolean =>
  !!event_category && !!event_action;
