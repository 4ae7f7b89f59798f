import { PasswordField as Password } from '@crema/design-system';
import { passwordAgain, passwordStrength, type PasswordField as Planned } from '@crema/flow-domain';
import { type FieldRenderer, useField, useFormContext } from '../form/form-context.tsx';
import { useFlow } from '../provider/flow-provider.tsx';
import { EmailField } from './email-field.tsx';

/** Shows the fields of a log-in: e-mail address and password. */
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

/** The new password with its strength (Registration §4). The server never sends a password back, so the field starts empty. */
function PasswordField({ field }: { field: Planned }) {
  const { texts, brand } = useFlow();
  const { label } = field;
  const { asksAgain } = useFormContext();
  const { state, issue } = useField('password');
  // If the server has sent the form back, the entered password is lost. The field then asks for it again.
  const isMissing = asksAgain && issue?.code === field.requiredKey;
  return (
    <Password
      name="password"
      label={
        label === 'field.password.labelCard' ? texts.t(label, { cardName: brand.cardName }) : texts.t(label)
      }
      hint={texts.t('field.password.hint')}
      autoComplete="new-password"
      {...(field.required ? { required: true } : { optional: true })}
      state={state}
      error={issue && texts.issue(isMissing ? passwordAgain(true) : issue)}
      strength={passwordStrength}
    />
  );
}
