import { CardAddress, CardLayoutField, type CardPart, renderAddressField } from '@crema/flow-address';
import { standaloneWithCardChoiceFlow } from '@crema/flow-domain';
import type { FieldRenderer } from '@crema/flow-form';
import { renderField } from '../render-field.tsx';

const renderWithAddress: FieldRenderer = (field) =>
  field.kind === 'cardLayout' ? (
    <CardLayoutField field={field} />
  ) : (
    (renderField(field) ?? renderAddressField(field))
  );

/** The choice of the card's layout, with the address that a plastic card is sent to. */
export const cardChoiceWithAddress: CardPart = {
  flow: standaloneWithCardChoiceFlow,
  renderField: renderWithAddress,
  Address: CardAddress,
};
