import type { TrackedEvent } from '../page/tracked-event.ts';
import type { Channel } from './channel.ts';

/** Whether an event is meant for a channel: it names no scope, or the channel or its family is among the names (Tracking §5). */
export const isInScope = ({ data: { scope } }: TrackedEvent, { name, family = name }: Channel): boolean =>
  !scope || scope.includes(name) || scope.includes(family);
