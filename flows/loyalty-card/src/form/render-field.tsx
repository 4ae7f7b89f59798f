import { CardLayoutField } from '@crema/flow-address';
import { type FieldRenderer, renderAccountField, renderPersonField } from '@crema/flow-form';
import { CardPhoneField } from './card-phone-field.tsx';

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
