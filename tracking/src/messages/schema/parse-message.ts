import { customEventData } from './custom-event-data.ts';
import { ecommerceEventData } from './ecommerce-event-data.ts';
import { initialPageData } from './initial-page-data.ts';
import { itemListData } from './item-list-data.ts';
import type { Data } from './kinds.ts';
import { leadData } from './lead-data.ts';
import type { MessageName } from './message-names.ts';
import { productSourceEventData } from './product-source-event-data.ts';
import { read } from './read.ts';
import type { Findings } from './read.ts';

/** The schema of every message, in the order in which they are sent; `Reset` says nothing but its name. */
export const schemas = {
  ProductSourceEventData: productSourceEventData,
  InitialPageData: initialPageData,
  CustomEventData: customEventData,
  EcommerceEventData: ecommerceEventData,
  ItemListData: itemListData,
  LeadData: leadData,
  Reset: {},
} as const;

/** Narrows a value to the name of a page message. */
export const isMessageName = (value: unknown): value is MessageName =>
  typeof value === 'string' && Object.hasOwn(schemas, value);

/** Every message after reading, by its name. */
export type Messages = {
  readonly [Name in MessageName]: { readonly name: Name; readonly data: Data<(typeof schemas)[Name]> };
};

/** A page message after reading. */
export type Message = Messages[MessageName];

/** A page view. */
export type PageMessage = Messages['InitialPageData'];

/** Something that happened on a page. */
export type EventMessage = Exclude<Message, Messages['InitialPageData' | 'Reset']>;

/** Reads the payload of a message by the schema its name stands for; the payload becomes the message's data. */
export function parseMessage(
  name: Exclude<MessageName, 'Reset'>,
  payload: Record<string, unknown>,
  findings: Findings,
): PageMessage | EventMessage;
export function parseMessage(
  name: Exclude<MessageName, 'Reset'>,
  payload: Record<string, unknown>,
  findings: Findings,
): { readonly name: MessageName; readonly data: object } {
  const data = read(schemas[name], payload, findings);
  // What an e-commerce event may be is a list (Tracking §3); one that says nothing is none of them.
  if (name === 'EcommerceEventData' && !('event' in data) && !findings.invalid[0])
    findings.invalid.push('event');
  return { name, data };
}
