import type { FormPlan } from '@crema/flow-domain';
import type { ReactNode } from 'react';
import { PlannedField } from '../fields/planned-field.tsx';
import { useFlow } from '../provider/flow-provider.tsx';
import { FormSection } from './form-section.tsx';

type Props = {
  plan: FormPlan;
  /** What stands before the password, such as what an account gives. */
  offer?: ReactNode;
};

/** How somebody logs in: e-mail address and, where the plan asks for one, password. An address alone opens nothing. */
export function AccountSection({ plan, offer }: Props) {
  const { texts } = useFlow();
  const [email, password] = ['email', 'password'].map((name) =>
    plan.fields.find((field) => field.name === name),
  );
  return (
    <FormSection name="account" legend={password && texts.t('group.account')}>
      {email && <PlannedField field={email} />}
      {offer}
      {password && <PlannedField field={password} />}
    </FormSection>
  );
}
