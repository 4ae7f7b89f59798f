import type { Channel } from '../channels/channel.ts';
import type { TrackedEvent } from '../page/tracked-event.ts';

/** Whether an event is meant for a channel: it names no scope, or the channel or its family is among the names (Tracking §5). */
export function isInScope(event: TrackedEvent, { name, family }: Channel): boolean {
  const scope = 'data' in event ? event.data.scope : undefined;
  return !scope || scope.includes(name) || scope.includes(family);
}
