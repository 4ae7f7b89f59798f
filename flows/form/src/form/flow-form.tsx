import { Form } from '@crema/design-system';
import type { FieldPlan, FlowDefinition, FormValues, PlanOptions } from '@crema/flow-domain';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { bindForm } from '../engine/bind-form.ts';
import { createFormStore, type Failure } from '../engine/form-store.ts';
import { readForm, untick } from '../engine/read-form.ts';
import { useFlow } from '../provider/flow-provider.tsx';
import { FormBanner } from './form-banner.tsx';
import { FormContext } from './form-context.tsx';
import { formSetup } from './form-setup.ts';
import { usePlan } from './use-plan.ts';

type Props = {
  /** The flow: its plan and its rules. */
  definition: FlowDefinition;
  /** How the page sets the form up; a stable object, or the plan is made anew for every commit. */
  options?: PlanOptions | undefined;
  /** Id of the form element, so that inputs outside it can belong to it. */
  id: string;
  /** Where the form posts to without JavaScript. */
  action: string;
  /** Sends values that are right. What it resolves to is shown; `undefined` is success. */
  send: (plan: FieldPlan, values: FormValues) => Promise<Failure | undefined>;
  /** The fields, from the plan. */
  children: (plan: FieldPlan) => ReactNode;
};

/**
 * The form every flow is made of: the plan's fields on a native form, its banner, and the way to the first error. It
 * renders again when an answer changes the plan, never for a key press.
 */
export function FlowForm({ definition, options, id, action, send, children }: Props) {
  const { site, brand, start, now } = useFlow();
  const { plan, answer } = usePlan(definition, options);
  const setup = useMemo(
    () => formSetup(plan, definition, site, { now, companyTerms: brand.companyTerms }),
    [plan, definition, site, brand, now],
  );
  const [store] = useState(() => createFormStore(setup, start));
  const form = useRef<HTMLFormElement>(null);

  const onCommit = useEffectEvent(() => {
    if (form.current) answer(readForm(form.current));
  });
  useEffect(() => {
    store.setUp(setup);
    // A field that comes back brings its earlier answer along, which may change the plan once more.
    onCommit();
  }, [store, setup]);
  const onSubmit = useEffectEvent((values: FormValues) => {
    const technical: Failure = { problem: 'technicalError' };
    const end = (failure?: Failure) => {
      if (form.current && failure?.unticked) {
        untick(form.current, failure.unticked);
        store.adopt(readForm(form.current));
      }
      store.endSubmit(failure);
    };
    send(plan, values).then(end, () => end(technical));
  });
  useEffect(
    () => (form.current ? bindForm(form.current, store, { onSubmit, onCommit }) : undefined),
    [store],
  );

  return (
    <FormContext value={store}>
      <Form ref={form} id={id} action={action} method="post">
        <FormBanner store={store} form={form} flow={definition.flow} />
        {children(plan)}
      </Form>
    </FormContext>
  );
}
