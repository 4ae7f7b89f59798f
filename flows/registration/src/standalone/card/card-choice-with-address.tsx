import { renderAddressField } from '@crema/flow-address';
import { standaloneWithCardChoiceFlow } from '@crema/flow-domain';
import { CardAddress, type CardPart } from '@crema/flow-loyalty-card/choice';
import { renderWithLayout } from './render-with-layout.tsx';

/** The choice of the card's layout, with the address that a plastic card is sent to. */
export const cardChoiceWithAddress: CardPart = {
  flow: standaloneWithCardChoiceFlow,
  renderField: (field) => renderWithLayout(field) ?? renderAddressField(field),
  Address: CardAddress,
};
