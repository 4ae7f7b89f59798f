import { beginning } from '../../browser/personal-text.ts';
import type { ChannelRecord, ComposeContext, AnyEvent } from '../channel.ts';
import type { Item } from '../../messages/schema/kinds.ts';
import { statistics } from '../../visit/consent/groups.ts';
import type { Cashback } from '../../visit/facts.ts';

/** Longest text of a field in UTF-16 units (Tracking §9). */
const bound = 100;

function cut(list: string): string {
  const end = list.lastIndexOf('|', bound);
  return list.length > bound ? beginning(list, end > 0 ? end : bound) : list;
}

/**
 * Returns the products of an event. Each field is joined with pipes and cut to 100 characters, at a pipe if possible (Tracking §9).
 * A pipe in a name becomes a blank, and a missing value is empty, so that all fields have the same positions.
 */
function productFields(items: readonly Item[]): ChannelRecord {
  const join = (field: keyof Item, instead = field) =>
    cut(items.map((item) => String(item[field] ?? item[instead] ?? '').replaceAll('|', ' ')).join('|'));
  return {
    product_ids: join('item_id', 'product_id'),
    product_names: join('item_name'),
    product_prices: join('price'),
    product_quantities: join('quantity'),
  };
}

/** The facts of a record that are not in the event. */
export interface ExactagCircumstances {
  readonly campaign: string | undefined;
  readonly cashback: Cashback | undefined;
  /** Time of sending in milliseconds since 1970. */
  readonly now: number;
}

/** Returns true for an order or a lead. Every other event is an impression. */
export function isConversion({ name, data }: AnyEvent): boolean {
  return name === 'LeadData' || data.event === 'purchase';
}

/**
 * Composes the record of an event. Fields that do not apply are undefined. Site group and level come from the page, unless a lead has
 * its own level. A conversion has the ids of the cashback partner. Without statistics the customer is `noConsent` (Tracking §6) and
 * the products are left out, so that consent-free partners get an order's id and value only.
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
    // Events that waited have their own time, because exactag uses the time of arrival otherwise.
    event_time: now - at < 1000 ? undefined : at,
  };
}
