import {
  checkoutFlow,
  type FlowDefinition,
  type RegistrationRequest,
  standaloneFlow,
} from '@crema/flow-domain';
import messagesOf from 'virtual:crema-messages/all/standalone';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../../../design-system/test-support/show.tsx';
import { environmentOf } from '../../test-support/environment.ts';
import { erika } from '../../test-support/erika.ts';
import { renderEveryField } from '../../test-support/every-field.tsx';
import { FlowProvider } from '../provider/flow-provider.tsx';
import { SubmitButton } from '../sections/submit-section.tsx';
import type { RegisterOutcome } from '../services/registration-services.ts';
import { FlowForm } from './flow-form.tsx';
import { PlannedField } from './form-context.tsx';
import { useRegister } from './use-register.ts';

const environment = environmentOf(messagesOf);

function Registration({ definition }: { definition: FlowDefinition }) {
  return (
    <FlowForm
      definition={definition}
      start={{ values: erika }}
      renderField={renderEveryField}
      id="form"
      action="#"
      {...useRegister(definition)}
    >
      {(plan) => (
        <>
          {plan.fields.map((field) => (
            <PlannedField key={field.name} field={field} />
          ))}
          <SubmitButton waiting="…">Weiter</SubmitButton>
        </>
      )}
    </FlowForm>
  );
}

async function send(definition: FlowDefinition) {
  const register = vi.fn<(request: RegistrationRequest) => Promise<RegisterOutcome>>(async () => ({
    kind: 'created',
    loginId: 'l1',
  }));
  const services = { ...environment('DE', 'waiting').services, register };
  await show(
    <FlowProvider environment={environment('DE', 'waiting', { services })}>
      <Registration definition={definition} />
    </FlowProvider>,
  );
  const password = document.querySelector('[name=password]');
  if (!password) throw new Error('The form asks for no password.');
  await userEvent.fill(password, 'Kaffee123');
  await userEvent.click(page.getByRole('button', { name: 'Weiter' }));
  await expect.poll(() => register.mock.lastCall?.[0]).toBeDefined();
  return register.mock.lastCall?.[0];
}

test('a request is completed by the definition of its flow', async () => {
  expect((await send(checkoutFlow))?.variant).toEqual({ withAddress: false, password: 'optional' });
});

test('a flow that holds nothing more sends nothing more', async () => {
  const request = await send(standaloneFlow);
  expect(request).toMatchObject({ flow: 'standalone', email: 'erika@example.com' });
  expect(request).not.toHaveProperty('variant');
});
