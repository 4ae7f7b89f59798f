import type { FieldRenderer } from './field-renderer.ts';
import { BirthDateField } from './birth-date-field.tsx';
import { NameField } from './name-field.tsx';
import { SalutationField } from './salutation-field.tsx';

/** Who somebody is: salutation, names, birth date. */
export const renderPersonField: FieldRenderer = (field) => {
  switch (field.kind) {
    case 'salutation':
      return <SalutationField field={field} />;
    case 'name':
      return <NameField field={field} />;
    case 'birthDate':
      return <BirthDateField field={field} />;
    default:
      return undefined;
  }
};
