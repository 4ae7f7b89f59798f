import { PasswordField } from '@crema/design-system';
import { passwordStrength } from '@crema/flow-domain';
import type { Texts } from '@crema/flow-form';

/** A new password, with its strength (Registration §4). */
export const NewPasswordField = ({ texts: { t } }: { texts: Texts }) => (
  <PasswordField
    name="password"
    label={t('password.new.label')}
    hint={t('field.password.hint')}
    autoComplete="new-password"
    required
    strength={passwordStrength}
  />
);
