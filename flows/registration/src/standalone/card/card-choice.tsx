import { standaloneLayoutOutline } from '@crema/flow-domain';
import type { FieldRenderer } from '@crema/flow-form';
import { AddressToCome, type CardPart } from '@crema/flow-loyalty-card/choice';
import { renderField } from '../render-field.tsx';
import { LayoutBelowTick } from './layout-below-tick.tsx';

const renderWithLayout: FieldRenderer = (field) =>
  field.kind === 'cardLayout' ? <LayoutBelowTick field={field} /> : renderField(field);

/** The choice of the card's layout. It is fetched when the card is ticked. A plastic card fetches the address. */
export const cardChoice: CardPart = {
  flow: standaloneLayoutOutline,
  renderField: renderWithLayout,
  Address: AddressToCome,
};
