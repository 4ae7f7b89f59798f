import type { PlannedField as Planned } from '@crema/flow-domain';
import { BirthDateField } from './birth-date-field.tsx';
import { CardField } from './card-field.tsx';
import { EmailField } from './email-field.tsx';
import { NameField } from './name-field.tsx';
import { PasswordField } from './password-field.tsx';
import { SalutationField } from './salutation-field.tsx';

/** The field that a plan's entry asks for. */
export function PlannedField({ field }: { field: Planned }) {
  switch (field.kind) {
    case 'salutation':
      return <SalutationField field={field} />;
    case 'name':
      return <NameField field={field} />;
    case 'birthDate':
      return <BirthDateField field={field} />;
    case 'email':
      return <EmailField required={field.required} />;
    case 'password':
      return <PasswordField field={field} />;
    case 'cardMembership':
      return <CardField />;
    default:
      throw new Error(
        `There is no field for '${field.kind}' among those of every registration. Render it by the package of its flow.`,
      );
  }
}
