import { PasswordField as Password } from '@crema/design-system';
import { passwordStrength } from '@crema/flow-domain';
import { useField } from '../form/form-context.tsx';
import { useFlow } from '../provider/flow-provider.tsx';

/** The new password with its strength (Registration §4). A server never sends one back, so it always starts empty. */
export function PasswordField({ required }: { required: boolean }) {
  const { texts } = useFlow();
  const { state, issue } = useField('password');
  return (
    <Password
      name="password"
      label={texts.t('field.password.label')}
      hint={texts.t('field.password.hint')}
      constraint={texts.t('field.password.constraint')}
      autoComplete="new-password"
      required={required}
      state={state}
      error={issue && texts.issue(issue)}
      strength={passwordStrength}
    />
  );
}
