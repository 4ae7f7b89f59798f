import type { FormPlan } from '@crema/flow-domain';
import { type ComponentType, type ReactNode, use, useMemo } from 'react';
import { draftPlace } from '../draft/draft-place.ts';
import { DraftSlot } from '../draft/draft-slot.tsx';
import { useFlow } from '../provider/flow-provider.tsx';
import { DataProtectionNotice } from '../sections/data-protection-notice.tsx';
import { rulesOfReturned, rulesOf } from './form-rules.ts';
import { FormBanner } from './form-banner.tsx';
import type { FieldRenderer } from './form-context.tsx';
import { type FormProps, isReturned, PlanForm } from './plan-form.tsx';
import type { FormMessageProps } from './use-form-message.ts';
import type { FormFlow } from './use-plan.ts';

type Props = FormProps & {
  /** The flow: its plan and its rules, or their loader. A constant. */
  definition: FormFlow;
  /** Renders each kind of field in the flow's plan. A stable function. */
  renderField: FieldRenderer;
  /** Shows the form message above the form's content. @default `FormBanner` */
  Message?: ComponentType<FormMessageProps> | undefined;
  /** The form's content, made of the plan's fields. */
  children: (plan: FormPlan) => ReactNode;
  /** The form's end, with its button. @default none, if the button is outside the form, as in the footer of a flyout */
  submit?: ReactNode;
};

/**
 * The form of every flow: the plan's fields in a native form, and the form message. It adds the data protection notice itself,
 * so that no flow can forget it (Registration §1). Rules and banner are fetched when the shopper enters the form.
 */
export function FlowForm({ Message = FormBanner, children, submit, ...props }: Props) {
  const { definition, start, id, action, options } = props;
  const { site } = useFlow();
  const place = draftPlace(site.key, action, id, options?.customer?.loginId);
  const returned = isReturned(start);
  if (returned) use(rulesOfReturned(definition));
  const rules = useMemo(() => rulesOf(definition), [definition]);
  return (
    <PlanForm {...props} rules={rules}>
      {(plan, message) => (
        <>
          <DraftSlot {...message} place={place} isReturned={returned} />
          <Message {...message} />
          {children(plan)}
          {plan.dataProtectionNotice && <DataProtectionNotice />}
          {submit}
        </>
      )}
    </PlanForm>
  );
}
