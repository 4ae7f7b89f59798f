import type { FormPlan } from '@crema/flow-domain';
import type { ReactNode } from 'react';
import { PlannedField } from '../form/form-context.tsx';
import { useFlow } from '../provider/flow-provider.tsx';
import { FormSection } from './form-section.tsx';

type Props = {
  plan: FormPlan;
  /** Content before the password, such as the advantages of an account. */
  offer?: ReactNode;
};

/** The e-mail address, and the password if the plan asks for one. Without a password the address is a contact, not a login. */
export function AccountSection({ plan, offer }: Props) {
  const { texts } = useFlow();
  const [email, password] = ['email', 'password'].map((name) =>
    plan.fields.find((field) => field.name === name),
  );
  return (
    <FormSection name="account" legend={texts.t(email && !password ? 'group.contact' : 'group.account')}>
      {email && <PlannedField field={email} />}
      {offer}
      {password && <PlannedField field={password} />}
    </FormSection>
  );
}
