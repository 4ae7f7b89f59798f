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

/** How somebody logs in: e-mail address and, where the plan asks for one, password. */
export function AccountSection({ plan, offer }: Props) {
  const { texts } = useFlow();
  const field = (kind: 'email' | 'password') => {
    const planned = plan.fields.find((each) => each.kind === kind);
    return planned && <PlannedField field={planned} />;
  };
  return (
    <FormSection name="account" legend={texts.t('group.account')}>
      {field('email')}
      {offer}
      {field('password')}
    </FormSection>
  );
}
