import { standaloneFlow } from '@crema/flow-domain';
import { createPortal, flushSync } from 'react-dom';
import messagesOf from 'virtual:crema-messages/all/standalone';
import { expect, onTestFinished, test } from 'vitest';
import { environmentOf } from '../../test-support/environment.ts';
import { erika } from '../../test-support/erika.ts';
import { renderEveryField } from '../../test-support/every-field.tsx';
import { openFlow } from '../../test-support/open-flow.tsx';
import { SubmitButton } from '../sections/submit-section.tsx';
import { FlowForm } from './flow-form.tsx';
import { PlannedField } from './form-context.tsx';
import { useRegister } from './use-register.ts';

function Registration() {
  return (
    <FlowForm
      {...useRegister(standaloneFlow)}
      definition={standaloneFlow}
      renderField={renderEveryField}
      id="form"
      action="#"
    >
      {(plan) => (
        <>
          {plan.fields.map((field) => (
            <PlannedField key={field.name} field={field} />
          ))}
          <SubmitButton>Weiter</SubmitButton>
        </>
      )}
    </FlowForm>
  );
}

test('in a shadow root a form leads to its first error, judges what is left, and registers what is entered', async () => {
  const host = document.createElement('div');
  document.body.append(host);
  onTestFinished(() => host.remove());
  const root = host.attachShadow({ mode: 'open' });
  const place = document.createElement('div');
  root.append(place);
  const { register } = await openFlow(createPortal(<Registration />, place), environmentOf(messagesOf));
  const control = (name: string) => {
    const found = place.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (!found) throw new Error(`There is no control ${name}.`);
    return found;
  };
  const enter = (name: string, value: string) => {
    control(name).value = value;
    for (const type of ['input', 'change']) control(name).dispatchEvent(new Event(type, { bubbles: true }));
  };
  const send = () => flushSync(() => place.querySelector<HTMLElement>('[type=submit]')?.click());

  send();
  await expect.poll(() => root.activeElement?.getAttribute('name')).toBe('personalData.salutation');
  expect(control('email').getAttribute('aria-invalid')).toBe('true');
  for (const [name, value] of Object.entries(erika)) enter(name, value);
  await expect.poll(() => control('email').getAttribute('aria-invalid')).toBeNull();
  enter('password', 'Kaffee123');
  send();
  await expect.poll(() => register.mock.lastCall?.[0].personalData).toMatchObject({ lastName: 'Muster' });
});
