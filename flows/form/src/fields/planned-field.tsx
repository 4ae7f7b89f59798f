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
      return <PasswordField required={field.required} />;
    case 'cardMembership':
      return <CardField />;
  }
}
