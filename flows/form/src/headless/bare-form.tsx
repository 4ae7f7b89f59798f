import { type FlowDefinition, type FormPlan, judge } from '@crema/flow-domain';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import type { FormRules } from '../form/form-rules.ts';
import { type FormProps, PlanForm } from '../form/plan-form.tsx';
import { inTime, patience } from '../services/in-time.ts';
import { FormMessage, type MessageProps } from './form-message.tsx';

type Props = FormProps & {
  /** The flow: its plan and its rules; a constant. */
  definition: FlowDefinition;
  /** Shows what the form says as a whole, above its content. */
  Message: ComponentType<MessageProps>;
  /** The form's content: native inputs by the names of the plan's fields and consents. */
  children: (plan: FormPlan) => ReactNode;
};

const renderNothing = () => undefined;

/** The rules of a definition, which brings them along. What finds the causes of errors is fetched. */
function rulesOf({ ruleOf }: FlowDefinition): FormRules {
  let judgeNow = judge;
  const fetchCauses = async () => {
    judgeNow = (await import('./late-judge.ts')).judgeWithCauses;
  };
  return {
    judge: (...form) => judgeNow(...form, ruleOf),
    areThere: () => true,
    // Texts that cannot name a cause are better than none.
    complete: () => (judgeNow === judge ? inTime(fetchCauses(), patience).catch(() => {}) : undefined),
  };
}

/**
 * A flow's form without a look: a native `<form>` that asks by the flow's plan, judges by its rules and leads to what is
 * wrong. Everything that is seen is its children's and `Message`'s.
 */
export function BareForm({ Message, children, ...props }: Props) {
  const { definition } = props;
  const rules = useMemo(() => rulesOf(definition), [definition]);
  return (
    <PlanForm {...props} rules={rules} renderField={renderNothing}>
      {(plan, message) => (
        <>
          <FormMessage {...message} Message={Message} />
          {children(plan)}
        </>
      )}
    </PlanForm>
  );
}
