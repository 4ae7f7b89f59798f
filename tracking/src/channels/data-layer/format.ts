import type { ChannelRecord, ComposeContext } from '../channel.ts';
import type { TrackedEvent } from '../../page/tracked-event.ts';

/**
 * How one format of the data layer writes what it is told: the records for an event, and what is to be warned of. Custom
 * events have a category and an action by then.
 */
export type Format = (
  event: TrackedEvent,
  context: ComposeContext,
  warn: (text: string) => void,
) => readonly ChannelRecord[];
