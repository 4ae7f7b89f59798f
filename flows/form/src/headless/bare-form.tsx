import { type FlowDefinition, type FormPlan, type Issue, judge, type Judgement } from '@crema/flow-domain';
import { type ComponentType, type ReactNode, type RefCallback, useMemo } from 'react';
import { type FormProps, PlanForm } from '../form/plan-form.tsx';
import { type FormMessageProps, useFormMessage } from '../form/use-form-message.ts';
import type { FormRules } from '../form/use-plan.ts';
import { inTime, rulesTimeout } from '../loading.ts';

/** The form message: the one text about the whole form, shown after a submit. */
export type MessageProps = {
  /** Belongs on the message's element. A refused submit scrolls to it, and focuses it if no field can have the focus. */
  ref: RefCallback<HTMLElement>;
  /** The form error, if the message is about one. */
  problem: Issue | undefined;
  /** The text, in the page's language. */
  children: string;
};

type Props = FormProps & {
  /** The flow: its plan and its rules; a constant. */
  definition: FlowDefinition;
  /** Shows the form message above the content, while there is one, so it is best a live region (WCAG 2.2 4.1.3). */
  Message: ComponentType<MessageProps>;
  /** The form's content: native inputs by the names of the plan's fields and consents. */
  children: (plan: FormPlan) => ReactNode;
};

const renderNothing = () => undefined;

/** Returns the rules of a definition. The code that finds the causes of errors is fetched. */
function rulesOf({ ruleOf }: FlowDefinition): FormRules {
  let judgeNow = judge;
  let judgement: Judgement | undefined;
  const fetchCauses = async () => {
    judgeNow = (await import('./late-judge.ts')).judgeWithCauses;
  };
  return {
    judge: (...form) => {
      judgement = judgeNow(...form, ruleOf);
      return judgement.issues;
    },
    judged: () => judgement?.values,
    // A text without a cause is better than none.
    complete: () => (judgeNow === judge ? inTime(fetchCauses(), rulesTimeout).catch(() => {}) : undefined),
  };
}

/**
 * A flow's form without a look: a native `<form>` with the flow's plan and rules, which leads to the first error. `Message` and
 * the children render everything visible.
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

/** Reports how a submit went, and leads to what is wrong. */
function FormMessage({ Message, ...props }: FormMessageProps & Pick<Props, 'Message'>) {
  const { text, problem, ref } = useFormMessage(props);
  return text ? (
    <Message ref={ref} problem={problem}>
      {text}
    </Message>
  ) : null;
}
