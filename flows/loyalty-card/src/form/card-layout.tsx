import { AddressToCome, CardLayoutField, type CardPart } from '@crema/flow-address';
import { loyaltyCardLayoutFlow } from '@crema/flow-domain';
import { type FieldRenderer, renderAccountField, renderPersonField } from '@crema/flow-form';
import { CardPhoneField } from './card-phone-field.tsx';
import { loadCardAddress } from './load-card-address.ts';

/** The fields of the card's form, without those of an address. */
export const renderField: FieldRenderer = (field) => {
  switch (field.kind) {
    case 'cardLayout':
      return <CardLayoutField field={field} />;
    case 'phone':
      return field.name === 'cardSelection.phoneNumber' ? <CardPhoneField field={field} /> : undefined;
    default:
      return renderPersonField(field) ?? renderAccountField(field);
  }
};

/** The card's form as its page first has it; a plastic card fetches the address. */
export const cardLayout: CardPart = {
  flow: loyaltyCardLayoutFlow,
  renderField,
  Address: (props) => <AddressToCome {...props} load={loadCardAddress} />,
};
