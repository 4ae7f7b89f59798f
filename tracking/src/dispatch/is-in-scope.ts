import type { Channel } from '../channels/channel.ts';
import type { TrackedEvent } from '../page/tracked-event.ts';

/** Whether an event is meant for a channel: it names no scope, or the channel or its family is among the names (Tracking §5). */
export function isInScope({ data: { scope } }: TrackedEvent, { name, family }: Channel): boolean {
  return !scope || scope.includes(name) || (family !== undefined && scope.includes(family));
}
