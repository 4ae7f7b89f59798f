import type { ChannelRecord, ComposeContext } from '../channels/channel.ts';
import { statistics } from '../consent/consent.ts';
import type { TrackedEvent } from '../page/tracked-event.ts';
import type { Cashback } from '../visit/visit.ts';
import { productFields } from './product-fields.ts';

/** What a record says beside the event itself. */
export interface ExactagCircumstances {
  readonly campaign: string | undefined;
  readonly cashback: Cashback | undefined;
}

/** Whether an event is an order or a lead; everything else is a mere impression. */
export function isConversion({ name, data }: TrackedEvent): boolean {
  return name === 'LeadData' || (name === 'EcommerceEventData' && data.event === 'purchase');
}

/** What only this kind of event says; of an order without consent its id and its worth alone. */
function ownFields(event: TrackedEvent, granted: boolean): ChannelRecord {
  switch (event.name) {
    case 'InitialPageData': {
      const { number_of_product_results, lead_id } = event.data;
      return { event: 'page', number_of_product_results, lead_id };
    }
    case 'EcommerceEventData': {
      const { transaction_id, value, currency, items = [] } = event.data.ecommerce ?? {};
      return {
        event: event.data.event,
        order_id: transaction_id,
        value,
        currency,
        ...(granted && items.length > 0 && productFields(items)),
      };
    }
    case 'LeadData': {
      const { lead_id, lead_value, exactag_level } = event.data;
      return { event: 'lead', lead_id, lead_value, ...(exactag_level && { level: exactag_level }) };
    }
    default:
      return {};
  }
}

/**
 * What exactag is told of an event. Site group and level are the page's, unless a lead has a level of its own. A
 * conversion carries the ids of the cashback partner. Without statistics the customer is `noConsent` (Tracking §6) and
 * the products are left out: that is what the consent-free partners are told.
 */
export function exactagRecord(
  event: TrackedEvent,
  { page, consent, customer }: ComposeContext,
  { campaign, cashback }: ExactagCircumstances,
): ChannelRecord {
  const granted = consent.grants([statistics]);
  const conversion = isConversion(event);
  return {
    type: conversion ? 'conversion' : 'impression',
    campaign,
    sitegroup: page?.data.exactag_site_group,
    level: page?.data.exactag_level,
    user_id: granted ? (customer?.['exactag_user_id'] ?? customer?.['customer_id']) : 'noConsent',
    ...ownFields(event, granted),
    ...(conversion && { cashback }),
  };
}
