import {
  checkoutFlow,
  type FlowDefinition,
  type FlowOutline,
  type FormPlan,
  type JudgedValues,
  type PlanOptions,
} from '@crema/flow-domain';
import messagesOf from 'virtual:crema-messages/all/checkout';
import { vi } from 'vitest';
import type { Failure, FormStart } from '../src/engine/form-view.ts';
import { FlowForm } from '../src/form/flow-form.tsx';
import { type FieldRenderer, PlannedField } from '../src/form/form-context.tsx';
import { SubmitButton } from '../src/sections/submit-section.tsx';
import { environmentOf } from './environment.ts';
import { renderEveryField } from './every-field.tsx';
import { openFlow } from './open-flow.tsx';

type Setting = {
  /** @default that of the checkout */
  readonly definition?: FlowDefinition | FlowOutline;
  /** @default the texts of the checkout */
  readonly environment?: ReturnType<typeof environmentOf>;
  readonly options?: PlanOptions;
  readonly start?: FormStart;
  readonly renderField?: FieldRenderer;
  /** The result of a submit. @default none: the submit stays pending */
  readonly answer?: Promise<Failure | undefined>;
};

/** Shows every field that a flow plans and a button, without the look of a page. */
export async function openFields({
  definition = checkoutFlow,
  environment = environmentOf(messagesOf),
  renderField = renderEveryField,
  answer = new Promise(() => {}),
  ...form
}: Setting) {
  const send = vi.fn<(plan: FormPlan, values: JudgedValues) => Promise<Failure | undefined>>(() => answer);
  const opened = await openFlow(
    <FlowForm {...form} definition={definition} renderField={renderField} id="form" action="#" send={send}>
      {(plan) => (
        <>
          {plan.fields.map((field) => (
            <PlannedField key={field.name} field={field} />
          ))}
          <SubmitButton>Weiter</SubmitButton>
        </>
      )}
    </FlowForm>,
    environment,
  );
  return { ...opened, send };
}
