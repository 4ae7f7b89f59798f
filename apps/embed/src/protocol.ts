/**
 * The messages of an embedded page to the page around it, from a frame and from a popup. A message contains nothing personal: no
 * value of a form, no id, no document.
 */

/** The result of a flow: an account or a guest's order exists, an address was saved, or the shopper left the flow. */
export type Outcome = 'registered' | 'saved' | 'closed';

/** A page has loaded. Also sent for each page after it, such as the greeting after the form. */
export interface ReadyMessage {
  readonly type: 'crema-ready';
  /** The page's title, in its language. */
  readonly title: string;
}

/** The page's height has changed. */
export interface ResizeMessage {
  readonly type: 'crema-resize';
  /** In CSS pixels. */
  readonly height: number;
}

/** A flow has a result. */
export interface ResultMessage {
  readonly type: 'crema-result';
  /** The flow, such as `standalone`, `checkout`, `loyalty-card` or `community`. */
  readonly flow: string;
  readonly status: Outcome;
}

/** Any message of the protocol. */
export type EmbedMessage = ReadyMessage | ResizeMessage | ResultMessage;

/** Returns true if a text is an outcome. */
export const isOutcome = (text: unknown): text is Outcome =>
  text === 'registered' || text === 'saved' || text === 'closed';

/** Returns a member of data from another origin, or `undefined` if the data has no such member. */
export const memberOf = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined;

/** Reads the result of a flow from posted data. Ignores unknown members, and returns `undefined` for any other data. */
export function readResult(data: unknown): ResultMessage | undefined {
  const [type, flow, status] = ['type', 'flow', 'status'].map((name) => memberOf(data, name));
  return type === 'crema-result' && typeof flow === 'string' && isOutcome(status)
    ? { type, flow, status }
    : undefined;
}

/** Reads any message of the protocol from posted data, in the same way. */
export function readMessage(data: unknown): EmbedMessage | undefined {
  const [type, title, height] = ['type', 'title', 'height'].map((name) => memberOf(data, name));
  if (type === 'crema-ready' && typeof title === 'string') return { type, title };
  if (type === 'crema-resize' && typeof height === 'number' && height > 0 && height < 1e5)
    return { type, height };
  return readResult(data);
}
