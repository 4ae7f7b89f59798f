import { customEventData } from './custom-event-data.ts';
import { productSourceEventData } from './product-source-event-data.ts';
import type { Data } from './kinds.ts';
import { read } from './read.ts';
import type { Findings } from './read.ts';
import { itemListData } from './item-list-data.ts';
import { initialPageData } from './initial-page-data.ts';
import { leadData } from './lead-data.ts';
import { ecommerceEventData } from './ecommerce-event-data.ts';

/** The names of page messages (Tracking §1). */
export const messageNames = [
  'InitialPageData',
  'CustomEventData',
  'ProductSourceEventData',
  'EcommerceEventData',
  'ItemListData',
  'LeadData',
  'Reset',
] as const;

/** The name of a page message. */
export type MessageName = (typeof messageNames)[number];

/** The schemas of all messages, in the order in which waiting messages are sent. `Reset` has no fields. */
export const schemas = {
  ProductSourceEventData: productSourceEventData,
  InitialPageData: initialPageData,
  CustomEventData: customEventData,
  EcommerceEventData: ecommerceEventData,
  ItemListData: itemListData,
  LeadData: leadData,
  Reset: {},
} as const;

/** Returns true for the name of a page message. */
export const isMessageName = (value: unknown): value is MessageName =>
  typeof value === 'string' && Object.hasOwn(schemas, value);

/** All messages after reading, by name. */
export type Messages = {
  readonly [Name in MessageName]: { readonly name: Name; readonly data: Data<(typeof schemas)[Name]> };
};

/** A page message after reading. */
export type Message = Messages[MessageName];

/** A page view. */
export type PageMessage = Messages['InitialPageData'];

/** An event on a page: any other message except `Reset`. */
export type EventMessage = Exclude<Message, Messages['InitialPageData' | 'Reset']>;

/** Reads the payload of a message by its schema. The payload object becomes the message's data. */
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
  // An e-commerce event must be one of the list of Tracking §3.
  if (name === 'EcommerceEventData' && !('event' in data) && !findings.invalid[0])
    findings.invalid.push('event');
  return { name, data };
}
