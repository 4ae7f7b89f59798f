import type { FormPlan } from '@crema/flow-domain';
import type { ReactNode } from 'react';
import { Consents } from '../consents/consents.tsx';
import { useFlow } from '../provider/flow-provider.tsx';
import { FormSection } from './form-section.tsx';

type Props = {
  plan: FormPlan;
  /** What stands before the consents, such as the choice they follow from. */
  children?: ReactNode;
};

/** What somebody agrees to. A form that asks for no consent has no such section. */
export function ConsentsSection({ plan, children }: Props) {
  const { texts } = useFlow();
  if (plan.consents.length === 0 && !children) return null;
  return (
    <FormSection name="consents" legend={texts.t('group.consents')}>
      {children}
      <Consents consents={plan.consents} />
    </FormSection>
  );
}
