import { renderAddressField } from '@crema/flow-address';
import { loyaltyCardFlow } from '@crema/flow-domain';
import { CardAddress } from '../choice/card-address.tsx';
import type { CardPart } from '../choice/card-part.ts';
import { renderField } from './render-field.tsx';

/** The card's form for a newcomer, with the address that a plastic card is sent to. */
export const cardWithAddress: CardPart = {
  flow: loyaltyCardFlow,
  renderField: (field) => renderField(field) ?? renderAddressField(field),
  Address: CardAddress,
};
