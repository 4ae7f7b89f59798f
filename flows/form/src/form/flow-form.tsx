import { asksPasswordAgain, type FormPlan, type FormValues, type PlanOptions } from '@crema/flow-domain';
import {
  type ComponentType,
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { draftPlace } from '../draft/draft-place.ts';
import { DraftSlot } from '../draft/draft-slot.tsx';
import { bindForm } from '../engine/bind-form.ts';
import { createFormStore } from '../engine/create-form-store.ts';
import type { Failure, FormStart } from '../engine/form-view.ts';
import { readForm } from '../engine/read-form.ts';
import type { FieldRenderer } from '../fields/field-renderer.ts';
import { useFlow } from '../provider/flow-provider.tsx';
import { completeFeedback, feedbackOf, feedbackOfReturned, fetchFeedback } from './feedback.ts';
import { FormBanner } from './form-banner.tsx';
import { FormContext } from './form-context.tsx';
import type { FormFlow } from './form-flow.ts';
import type { FormMessageProps } from './form-message.ts';
import { formSetup } from './form-setup.ts';
import { usePlan } from './use-plan.ts';

type Props = {
  /** The flow: its plan and its rules, or the way to them; a constant. */
  definition: FormFlow;
  /** How the page sets the form up; a stable object, or the plan is made anew for every commit. */
  options?: PlanOptions | undefined;
  /** What the form starts with, as a server sends it back. @default empty */
  start?: FormStart | undefined;
  /** Shows each kind of field that the flow's plan can hold; a stable function. */
  renderField: FieldRenderer;
  /** Id of the form element, so that inputs outside it can belong to it. */
  id: string;
  /** Where the form posts to without JavaScript. */
  action: string;
  /** Fetches whatever `send` needs; called when the shopper enters the form. */
  prepare?: (() => void) | undefined;
  /** Sends values that are right. What it resolves to is shown; after `undefined`, success, the form is left. */
  send: (plan: FormPlan, values: FormValues) => Promise<Failure | undefined>;
  /** What stands above the form's content and says how a submit went. @default the banner */
  Message?: ComponentType<FormMessageProps> | undefined;
  /** The form's content, made of the plan's fields. */
  children: (plan: FormPlan) => ReactNode;
};

/**
 * The form every flow is made of: the plan's fields on a native form, its banner, and the way to the first error. It
 * renders again when an answer changes the plan, never for a key press.
 */
export function FlowForm({ definition, options, start, renderField, ...props }: Props) {
  const { id, action, prepare, send, Message = FormBanner, children } = props;
  const { site, brand, now, texts } = useFlow();
  const isReturned = (start?.issues ?? start?.problem) !== undefined;
  if (isReturned) use(feedbackOfReturned(definition));
  const asksAgain = asksPasswordAgain(start?.issues);
  const { plan, answer } = usePlan(definition, options, start, asksAgain);
  const setup = useMemo(
    () => formSetup(plan, definition, site, { now, companyTerms: brand.companyTerms }),
    [plan, definition, site, brand, now],
  );
  const [store] = useState(() => createFormStore(setup, start));
  const form = useRef<HTMLFormElement>(null);
  const place = draftPlace(site.key, action, id, options?.customer?.loginId);
  const context = useMemo(() => ({ store, renderField, asksAgain }), [store, renderField, asksAgain]);

  const onCommit = useEffectEvent((atOnce: boolean) => {
    const element = form.current;
    if (!element) return;
    const tell = () => answer(readForm(element));
    if (atOnce) flushSync(tell);
    else tell();
  });
  useEffect(() => {
    store.setUp(setup);
    // A field that comes back brings its earlier answer along, which may change the plan once more.
    onCommit(false);
  }, [store, setup]);
  const onSubmit = useEffectEvent((values: FormValues) => {
    const sendPlainly = () => {
      if (!navigator.onLine) return store.endSubmit({ problem: { code: 'offline' } });
      store.endSubmit();
      form.current?.submit();
    };
    // Code that is not to be had: the form goes as it does without JavaScript, and is judged by the server.
    if (feedbackOf(definition)) send(plan, values).then(store.endSubmit, sendPlainly);
    else sendPlainly();
  });
  const whenTold = useEffectEvent((judge: () => void) => {
    const coming = [texts.complete(), completeFeedback(definition)].filter((each) => each !== undefined);
    if (coming.length > 0) void Promise.all(coming).then(judge);
    else judge();
  });
  const enter = () => {
    prepare?.();
    void texts.complete();
    fetchFeedback(definition).catch(() => {});
  };
  useEffect(
    () => (form.current ? bindForm(form.current, store, { onSubmit, onCommit, whenTold }) : undefined),
    [store],
  );

  return (
    <FormContext value={context}>
      {/* Not the design system's Form: a server's errors are the engine's here, and that one's would cost the page 0.3 kB. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears its fields, and does nothing itself */}
      <form ref={form} id={id} action={action} method="post" noValidate onFocus={enter}>
        <DraftSlot store={store} form={form} plan={plan} place={place} isReturned={isReturned} />
        <Message store={store} form={form} definition={definition} scrolls={plan.scrollToErrors} />
        {children(plan)}
      </form>
    </FormContext>
  );
}
