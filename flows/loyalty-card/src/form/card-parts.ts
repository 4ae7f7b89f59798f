import { loyaltyCardLayoutOutline } from '@crema/flow-domain';
import { lazyOnce } from '@crema/flow-form';
import { AddressToCome } from '../choice/address-to-come.tsx';
import type { CardPart } from '../choice/card-part.ts';
import { renderField } from './render-field.tsx';

/** The card's form at first. A plastic card fetches the address. */
export const cardLayout: CardPart = { flow: loyaltyCardLayoutOutline, renderField, Address: AddressToCome };

/**
 * Fetches the card's form with the address that a plastic card is sent to, once.
 * @throws if it cannot be fetched. The next call tries again
 */
export const loadCardAddress = lazyOnce<CardPart>(() =>
  import('./card-with-address.tsx').then((loaded) => loaded.cardWithAddress),
);
