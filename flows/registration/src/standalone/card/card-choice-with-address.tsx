import { renderAddressField } from '@crema/flow-address';
import { standaloneWithCardChoiceFlow } from '@crema/flow-domain';
import type { FieldRenderer } from '@crema/flow-form';
import { CardAddress, type CardPart } from '@crema/flow-loyalty-card/choice';
import { renderField } from '../render-field.tsx';
import { LayoutBelowTick } from './layout-below-tick.tsx';

const renderWithAddress: FieldRenderer = (field) =>
  field.kind === 'cardLayout' ? (
    <LayoutBelowTick field={field} />
  ) : (
    (renderField(field) ?? renderAddressField(field))
  );

/** The choice of the card's layout, with the address that a plastic card is sent to. */
export const cardChoiceWithAddress: CardPart = {
  flow: standaloneWithCardChoiceFlow,
  renderField: renderWithAddress,
  Address: CardAddress,
};
