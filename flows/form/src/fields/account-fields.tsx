import { EmailField } from './email-field.tsx';
import type { FieldRenderer } from './field-renderer.ts';
import { PasswordField } from './password-field.tsx';

/** How somebody logs in: e-mail address and password. */
export const renderAccountField: FieldRenderer = (field) => {
  switch (field.kind) {
    case 'email':
      return <EmailField required={field.required} />;
    case 'password':
      return <PasswordField field={field} />;
    default:
      return undefined;
  }
};
