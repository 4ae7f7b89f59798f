import type { ChannelRecord, ComposeContext } from '../channel.ts';
import { statistics } from '../../visit/consent/groups.ts';
import type { AnyEvent } from '../any-event.ts';
import type { Cashback } from '../../visit/visit.ts';
import { productFields } from './product-fields.ts';

/** What a record says beside the event itself. */
export interface ExactagCircumstances {
  readonly campaign: string | undefined;
  readonly cashback: Cashback | undefined;
  /** When it is sent, in milliseconds since 1970. */
  readonly now: number;
}

/** Whether an event is an order or a lead; everything else is a mere impression. */
export function isConversion({ name, data }: AnyEvent): boolean {
  return name === 'LeadData' || data.event === 'purchase';
}

/**
 * What exactag is told of an event; what does not apply to it is undefined. Site group and level are the page's, unless a
 * lead has a level of its own. A conversion carries the ids of the cashback partner. Without statistics the customer is
 * `noConsent` (Tracking §6) and the products are left out: of an order consent-free partners are told its id and its worth.
 */
export function exactagRecord(
  { name, data }: AnyEvent,
  { page, consent, at }: ComposeContext,
  { campaign, cashback, now }: ExactagCircumstances,
): ChannelRecord {
  const { event, ecommerce, number_of_product_results, lead_id, lead_value, exactag_level } = data;
  const { transaction_id: order_id, value, currency, items } = ecommerce ?? {};
  const granted = consent.grants([statistics]);
  const customer = page?.customer?.();
  const conversion = isConversion({ name, data });
  return {
    type: conversion ? 'conversion' : 'impression',
    campaign,
    sitegroup: page?.data.exactag_site_group,
    level: exactag_level || page?.data.exactag_level,
    user_id: granted ? (customer?.['exactag_user_id'] ?? customer?.['customer_id']) : 'noConsent',
    event: event ?? (name === 'LeadData' ? 'lead' : 'page'),
    number_of_product_results,
    lead_id,
    lead_value,
    order_id,
    value,
    currency,
    ...(granted && items?.[0] && productFields(items)),
    cashback: conversion ? cashback : undefined,
    // What has waited says when it was; exactag counts by when it hears.
    event_time: now - at < 1000 ? undefined : at,
  };
}
