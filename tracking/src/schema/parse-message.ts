import { customEventData } from './custom-event-data.ts';
import type { CustomEventData } from './custom-event-data.ts';
import { initialPageData } from './initial-page-data.ts';
import type { InitialPageData } from './initial-page-data.ts';
import type { MessageName } from './message-names.ts';
import { read } from './read.ts';
import type { Findings } from './read.ts';

/** A page view. */
export interface PageMessage {
  readonly name: 'InitialPageData';
  readonly data: InitialPageData;
}

/** Something a visitor did. */
export interface CustomMessage {
  readonly name: 'CustomEventData';
  readonly data: CustomEventData;
}

/** A message that is known by its name alone: its fields are read once a channel takes it. */
export interface NamedMessage {
  readonly name: Exclude<MessageName, 'InitialPageData' | 'CustomEventData' | 'Reset'>;
}

/** The wish to begin anew. */
export interface ResetMessage {
  readonly name: 'Reset';
}

/** A page message after reading. */
export type Message = PageMessage | CustomMessage | NamedMessage | ResetMessage;

/** Reads the payload of a message by the schema its name stands for. */
export function parseMessage(
  name: MessageName,
  payload: Readonly<Record<string, unknown>>,
  findings: Findings,
): Message {
  switch (name) {
    case 'InitialPageData':
      return { name, data: read(initialPageData, payload, findings) };
    case 'CustomEventData':
      return { name, data: read(customEventData, payload, findings) };
    default:
      return { name };
  }
}
