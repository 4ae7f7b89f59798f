/**
 * What an embedded page tells the page around it, in a frame and in a popup alike. Nothing in it is personal: no value that was
 * entered, no id, no document.
 */

/** How a flow went on: an account or an order without one is there, an address was saved, or the shopper wants no more of it. */
export type Outcome = 'registered' | 'saved' | 'closed';

/** A page is there; also each further one, such as the greeting after the form. */
export interface ReadyMessage {
  readonly type: 'crema-ready';
  /** The page's title, in its language. */
  readonly title: string;
}

/** The page has another height. */
export interface ResizeMessage {
  readonly type: 'crema-resize';
  /** In CSS pixels. */
  readonly height: number;
}

/** Something has come of the flow. */
export interface ResultMessage {
  readonly type: 'crema-result';
  /** The flow, such as `standalone`, `checkout`, `loyalty-card` or `community`. */
  readonly flow: string;
  readonly status: Outcome;
}

/** Any message of the protocol. */
export type EmbedMessage = ReadyMessage | ResizeMessage | ResultMessage;

/** Narrows a text to an outcome. */
export const isOutcome = (text: unknown): text is Outcome =>
  text === 'registered' || text === 'saved' || text === 'closed';

/** A member of something that came from elsewhere; `undefined` where there is none. */
export const memberOf = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined;

/** Reads what has come of a flow out of whatever was posted; `undefined` for anything else. Takes no more than it knows. */
export function readResult(data: unknown): ResultMessage | undefined {
  const [type, flow, status] = ['type', 'flow', 'status'].map((name) => memberOf(data, name));
  return type === 'crema-result' && typeof flow === 'string' && isOutcome(status)
    ? { type, flow, status }
    : undefined;
}

/** Reads any message of the protocol in the same way. */
export function readMessage(data: unknown): EmbedMessage | undefined {
  const [type, title, height] = ['type', 'title', 'height'].map((name) => memberOf(data, name));
  if (type === 'crema-ready' && typeof title === 'string') return { type, title };
  if (type === 'crema-resize' && typeof height === 'number' && height > 0 && height < 1e5)
    return { type, height };
  return readResult(data);
}
