import { TextField } from '@crema/design-system';
import type { Texts } from '@crema/flow-form';

type Props = { texts: Texts; email: string | undefined };

/** The e-mail address by which a customer logs in. */
export const EmailField = ({ texts: { t }, email }: Props) => (
  <TextField
    name="email"
    type="email"
    inputMode="email"
    label={t('field.email.label')}
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
    required
    defaultValue={email}
  />
);
