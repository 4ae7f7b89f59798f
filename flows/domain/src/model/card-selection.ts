import { type CardLayout, cardLayouts } from './card-layout.ts';
import type { CustomerInfo } from './customer-info.ts';

/** What was chosen about the loyalty card so far. */
export interface CardSelection {
  readonly member: boolean;
  readonly layout: CardLayout;
}

/** No card; were it chosen, it would be digital (Registration §4, card layout). */
export const noCard: CardSelection = { member: false, layout: 'DIGITAL' };

/** The card's checkbox: without the card its layout is the digital one again. */
export function chooseCard(selection: CardSelection, member: boolean): CardSelection {
  return member ? { ...selection, member } : noCard;
}

/** One of the two layouts; it can only be chosen with the card. */
export function chooseLayout(selection: CardSelection, layout: CardLayout): CardSelection {
  return selection.member ? { ...selection, layout } : selection;
}

/** Whether the selection brings an address form with it: a plastic card is sent, and nobody knows where to. */
export function asksForAddress(selection: CardSelection, customer?: CustomerInfo): boolean {
  return selection.member && selection.layout === 'PLASTIC' && customer === undefined;
}

/**
 * The layouts on offer. A plastic card is sent to addresses in the site's own country; who has no address yet may choose
 * it, and is then told that the address is missing.
 * @param country the site's country
 */
export function layoutsFor(country: string, customer?: CustomerInfo): readonly CardLayout[] {
  const saved = customer?.invoiceAddress;
  return !saved || saved.address.regular.countryCode === country ? cardLayouts : ['DIGITAL'];
}

/** Whether a known customer has no invoice address yet that a plastic card could be sent to. */
export function lacksAddress(customer?: CustomerInfo): boolean {
  return customer !== undefined && !customer.invoiceAddress;
}
