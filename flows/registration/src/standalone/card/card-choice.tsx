import { standaloneLayoutOutline } from '@crema/flow-domain';
import { AddressToCome, type CardPart } from '@crema/flow-loyalty-card/choice';
import { renderWithLayout } from './render-with-layout.tsx';

/** The choice of the card's layout. It is fetched when the card is ticked. A plastic card fetches the address. */
export const cardChoice: CardPart = {
  flow: standaloneLayoutOutline,
  renderField: renderWithLayout,
  Address: AddressToCome,
};
