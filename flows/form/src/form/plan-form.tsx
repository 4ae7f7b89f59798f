import { asksPasswordAgain, type FormPlan, type JudgedValues, type PlanOptions } from '@crema/flow-domain';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { bindForm } from '../engine/bind-form.ts';
import { createFormStore } from '../engine/create-form-store.ts';
import { readForm } from '../engine/form-controls.ts';
import type { Failure, FormStart } from '../engine/form-view.ts';
import { useFollow } from '../follow/use-follow.ts';
import { useFlow } from '../provider/flow-provider.tsx';
import { type FieldRenderer, FormContext } from './form-context.tsx';
import type { FormMessageProps } from './use-form-message.ts';
import { type FormFlow, type FormRules, formSetup, usePlan } from './use-plan.ts';

/** The props of every form of a flow, with any look. */
export type FormProps = {
  /** The page's options of the form. A stable object, because a new one makes a new plan for each commit. */
  options?: PlanOptions | undefined;
  /** Values and issues at the start of the form, as a server returns them. @default empty */
  start?: FormStart | undefined;
  /** Id of the form element, so that inputs outside it can belong to it. */
  id: string;
  /** Address that the form posts to without JavaScript. */
  action: string;
  /** Fetches the code of `send`. Called when the shopper enters the form. */
  prepare?: (() => void) | undefined;
  /** Sends right values, as they were judged. Resolves to the failure, or to `undefined` after a success, when the form is left. */
  send: (plan: FormPlan, values: JudgedValues) => Promise<Failure | undefined>;
};

type Props = FormProps & {
  /** The flow; a constant. */
  definition: FormFlow;
  /** Its rules; a stable object. */
  rules: FormRules;
  /** Renders each kind of field in the flow's plan. A stable function. */
  renderField: FieldRenderer;
  /** Renders the form's content, with the props of its form message. */
  children: (plan: FormPlan, message: FormMessageProps) => ReactNode;
};

/**
 * A native form with a flow's plan and rules, without a look. It renders again if an answer changes the plan, never for a key
 * press. If the browser restores the page after a success, the form is a new one, without the values that a server returned.
 */
export function PlanForm({ start, ...props }: Props) {
  const [returns, setReturns] = useState(0);
  const known = returns > 0 && isReturned(start) ? undefined : start;
  return <OneForm key={returns} {...props} start={known} onReturn={() => setReturns(returns + 1)} />;
}

function OneForm({
  definition,
  rules,
  options,
  start,
  renderField,
  ...props
}: Props & { onReturn: () => void }) {
  const { id, action, prepare, send, children } = props;
  const { site, brand, now, texts } = useFlow();
  const asksAgain = asksPasswordAgain(start?.issues);
  const { plan, answer } = usePlan(definition, options, start, asksAgain);
  const setup = useMemo(
    () => formSetup(plan, rules, site, { now, companyTerms: brand.companyTerms }),
    [plan, rules, site, brand, now],
  );
  const [store] = useState(() => createFormStore(setup, start));
  const form = useRef<HTMLFormElement>(null);
  const context = useMemo(
    () => ({ definition, store, renderField, asksAgain }),
    [definition, store, renderField, asksAgain],
  );

  const onCommit = useEffectEvent((atOnce: boolean) => {
    const element = form.current;
    if (!element) return;
    const tell = () => answer(readForm(element));
    if (atOnce) flushSync(tell);
    else tell();
  });
  useEffect(() => {
    store.setUp(setup);
    // A field that returns brings its earlier answer, which may change the plan again.
    onCommit(false);
  }, [store, setup]);
  const onSubmit = useEffectEvent(() => {
    const sendPlainly = () => {
      if (!navigator.onLine) return store.endSubmit({ problem: { code: 'offline' } });
      store.endSubmit();
      form.current?.submit();
    };
    // If the code cannot be fetched, the form is posted as without JavaScript, and the server judges it.
    const values = rules.judged();
    if (values) send(plan, values).then(store.endSubmit, sendPlainly);
    else sendPlainly();
  });
  const whenTold = useEffectEvent((judge: () => void) => {
    const coming = [texts.complete(), rules.complete()].filter((each) => each !== undefined);
    if (coming.length > 0) void Promise.all(coming).then(judge);
    else judge();
  });
  const onReturn = useEffectEvent(props.onReturn);
  useEffect(
    () =>
      form.current ? bindForm(form.current, store, { onSubmit, onCommit, whenTold, onReturn }) : undefined,
    [store],
  );
  useFollow(form, store, definition, setup.fields);
  const enter = () => {
    prepare?.();
    void texts.complete();
    void rules.complete();
  };

  return (
    <FormContext value={context}>
      {/* Not the design system's Form: a server's errors are the engine's here, and that one's would cost the page 0.3 kB. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears its fields, and does nothing itself */}
      <form ref={form} id={id} action={action} method="post" noValidate onFocus={enter}>
        {children(plan, { store, form, definition, scrolls: plan.scrollToErrors })}
      </form>
    </FormContext>
  );
}

/** Returns true if a form starts with the issues or the form error that a server returned. */
export const isReturned = (start: FormStart | undefined): boolean => Boolean(start?.issues ?? start?.problem);
