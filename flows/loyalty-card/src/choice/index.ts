/** The choice of a card, for every form that offers the loyalty card: its layout, and the address that a plastic card is sent to. */
export { AddressToCome } from './address-to-come.tsx';
export { CardAddress } from './card-address.tsx';
export { CardLayoutField } from './card-layout-field.tsx';
export { type CardPart, withRules } from './card-part.ts';
