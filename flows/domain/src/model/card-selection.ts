import { type CardLayout, cardLayouts } from './card-layout.ts';
import type { CustomerInfo } from './customer-info.ts';

/** The shopper's choices about the loyalty card so far. */
export interface CardSelection {
  readonly member: boolean;
  readonly layout: CardLayout;
}

/** No card. A card that the shopper chooses is digital at first (Registration §4, card layout). */
export const noCard: CardSelection = { member: false, layout: 'DIGITAL' };

/** Ticks or unticks the card. Without the card its layout is the digital one again. */
export function chooseCard(selection: CardSelection, member: boolean): CardSelection {
  return member ? { ...selection, member } : noCard;
}

/** Chooses a layout, which is possible with the card only. */
export function chooseLayout(selection: CardSelection, layout: CardLayout): CardSelection {
  return selection.member ? { ...selection, layout } : selection;
}

/** True if the selection needs an address form, because a plastic card has no address yet. */
export function asksForAddress(selection: CardSelection, customer?: CustomerInfo): boolean {
  return selection.member && selection.layout === 'PLASTIC' && customer === undefined;
}

/**
 * Returns the layouts on offer. A plastic card is sent to addresses in the site's own country. A customer without an address may
 * choose it, and then sees that the address is missing.
 * @param country the site's country
 */
export function layoutsFor(country: string, customer?: CustomerInfo): readonly CardLayout[] {
  const saved = customer?.invoiceAddress;
  return !saved || saved.address.regular.countryCode === country ? cardLayouts : ['DIGITAL'];
}

/** True if a known customer has no invoice address yet for a plastic card. */
export function lacksAddress(customer?: CustomerInfo): boolean {
  return customer !== undefined && !customer.invoiceAddress;
}
