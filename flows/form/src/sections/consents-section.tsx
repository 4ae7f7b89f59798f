import type { FormPlan } from '@crema/flow-domain';
import { Consents } from '../consents/consents.tsx';
import { useFlow } from '../provider/flow-provider.tsx';
import { FormSection } from './form-section.tsx';

/** The consents that a form asks for. A form without consents has no such section. */
export function ConsentsSection({ plan }: { plan: FormPlan }) {
  const { texts } = useFlow();
  if (plan.consents.length === 0) return null;
  return (
    <FormSection name="consents" legend={texts.t('group.consents')}>
      <Consents consents={plan.consents} />
    </FormSection>
  );
}
