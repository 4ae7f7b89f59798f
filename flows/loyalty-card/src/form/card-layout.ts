import { AddressToCome, type CardPart } from '@crema/flow-address';
import { loyaltyCardLayoutOutline } from '@crema/flow-domain';
import { renderField } from './render-field.tsx';

/** The card's form as its page first has it; a plastic card fetches the address. */
export const cardLayout: CardPart = { flow: loyaltyCardLayoutOutline, renderField, Address: AddressToCome };
