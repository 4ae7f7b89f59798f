import { type FormPlan, type JudgedValues, standaloneFlow } from '@crema/flow-domain';
import { useEffect } from 'react';
import messagesOf from 'virtual:crema-messages/all/standalone';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../../../design-system/test-support/show.tsx';
import { environmentOf } from '../../test-support/environment.ts';
import { erika } from '../../test-support/erika.ts';
import { renderEveryField } from '../../test-support/every-field.tsx';
import type { Failure } from '../engine/form-view.ts';
import { FlowProvider } from '../provider/flow-provider.tsx';
import { SubmitButton } from '../sections/submit-section.tsx';
import { FlowForm } from './flow-form.tsx';
import { PlannedField, useForm } from './form-context.tsx';

const environment = environmentOf(messagesOf);
const right = { ...erika, password: 'Kaffee123' };

type Form = ReturnType<typeof useForm>;

/** A part of a flow that is given the form around it. */
function Part({ onForm }: { onForm: (form: Form) => void }) {
  const form = useForm();
  useEffect(() => onForm(form), [form, onForm]);
  return null;
}

async function open({ disabled = false } = {}) {
  const send = vi.fn<(plan: FormPlan, values: JudgedValues) => Promise<Failure | undefined>>(
    async () => undefined,
  );
  const onForm = vi.fn<(form: Form) => void>();
  await show(
    <FlowProvider environment={environment('DE', 'waiting')}>
      <FlowForm definition={standaloneFlow} renderField={renderEveryField} id="form" action="#" send={send}>
        {(plan) => (
          <>
            <Part onForm={onForm} />
            {plan.fields.map((field) => (
              <fieldset key={field.name} disabled={disabled && field.kind === 'name'}>
                <PlannedField field={field} />
              </fieldset>
            ))}
            <SubmitButton waiting="…">Weiter</SubmitButton>
          </>
        )}
      </FlowForm>
    </FlowProvider>,
  );
  const [form] = onForm.mock.lastCall ?? [];
  if (!form) throw new Error('There is no form.');
  return { send, form };
}

const inputs = () =>
  Object.fromEntries(new FormData(document.querySelector<HTMLFormElement>('#form') ?? undefined));
const button = () => page.getByRole('button', { name: 'Weiter' });

test('what is filled stands in the document and in the form, and is sent', async () => {
  const { send, form } = await open();
  form.fill(right);
  expect(inputs()).toEqual(right);
  expect(form.values()).toMatchObject(right);
  await userEvent.click(button());
  await expect.poll(() => Object.fromEntries(send.mock.lastCall?.[1] ?? [])).toMatchObject(right);
});

test('a filled answer changes what is asked, and what comes because of it is filled as well', async () => {
  const { form } = await open();
  form.fill({ 'personalData.salutation': 'COMPANY', 'personalData.companyName': 'Rösterei Nord' });
  await expect.element(page.getByRole('textbox', { name: /Firmenname/ })).toHaveValue('Rösterei Nord');
});

test('a box is ticked and unticked', async () => {
  const { form } = await open();
  const box = page.getByRole('checkbox', { name: /CremaCard/ });
  form.fill({ cardMembership: 'on' });
  await expect.element(box).toBeChecked();
  form.fill({ cardMembership: '' });
  await expect.element(box).not.toBeChecked();
});

test('the strength of a password follows what a script fills in', async () => {
  const { form } = await open();
  form.fill({ password: 'Kaffee123' });
  await expect.element(page.getByText(/Passwortstärke: sehr stark/)).toBeVisible();
});

test('typing after it was filled goes on from there', async () => {
  const { form } = await open();
  form.fill({ 'personalData.firstName': 'Erika' });
  await userEvent.type(page.getByRole('textbox', { name: /Vorname/ }), ' Maria');
  expect(form.value('personalData.firstName')).toBe('Erika Maria');
});

test('disabled controls are no answers, also inside a disabled group', async () => {
  const { send, form } = await open({ disabled: true });
  form.fill(right);
  await userEvent.click(button());
  await expect.element(page.getByText(/Bitte geben Sie Ihren Vornamen an/)).toBeVisible();
  expect(send).not.toHaveBeenCalled();
  // They cannot take the focus either, so the banner has it.
  await expect.poll(() => document.activeElement?.textContent).toContain('Bitte korrigieren');
});

const comeBack = (persisted: boolean) =>
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

test('after a success the button stays busy and nothing is sent twice, until the page is restored', async () => {
  const { send, form } = await open();
  form.fill(right);
  await userEvent.click(button());
  await expect.element(button()).toHaveAttribute('aria-disabled', 'true');
  document.querySelector<HTMLFormElement>('#form')?.requestSubmit();
  comeBack(false);
  await expect.element(button()).toHaveAttribute('aria-disabled', 'true');
  expect(send).toHaveBeenCalledOnce();
  comeBack(true);
  await expect.element(button()).not.toHaveAttribute('aria-disabled');
  expect(Object.values(inputs()).filter(Boolean)).toEqual([]);
});

test('nothing that was sent is there again, also not of a field that went and came back', async () => {
  const { send, form } = await open();
  form.fill(right);
  const salutation = page.getByRole('combobox', { name: /^Anrede/ });
  await userEvent.selectOptions(salutation, 'Firma');
  await expect.element(page.getByRole('textbox', { name: /^Tag/ })).not.toBeInTheDocument();
  await userEvent.selectOptions(salutation, 'Frau');
  await expect
    .element(page.getByRole('textbox', { name: /^Tag/ }))
    .toHaveValue(right['personalData.birthDate.day']);
  await userEvent.click(button());
  await expect.poll(() => send.mock.calls.length).toBe(1);
  await expect.element(button()).toHaveAttribute('aria-disabled', 'true');
  comeBack(true);
  await expect.element(button()).not.toHaveAttribute('aria-disabled');
  expect(Object.values(inputs()).filter(Boolean)).toEqual([]);
});

test('a page that is restored after a success asks what it asked at first', async () => {
  const { send, form } = await open();
  form.fill({ ...right, 'personalData.salutation': 'COMPANY' });
  const company = page.getByRole('textbox', { name: /^Firmenname/ });
  await userEvent.fill(company, 'Rösterei Nord');
  await userEvent.click(button());
  await expect.poll(() => send.mock.calls.length).toBe(1);
  await expect.element(button()).toHaveAttribute('aria-disabled', 'true');
  comeBack(true);
  await expect.element(company).not.toBeInTheDocument();
  await expect.element(page.getByRole('textbox', { name: /^Tag/ })).toHaveValue('');
});

test('a page that is restored in the middle of typing loses the password alone, which is given anew', async () => {
  const { form } = await open();
  form.fill(right);
  comeBack(true);
  expect(inputs()).toEqual({ ...right, password: '' });
});

test('two forms of one page start with their own values', async () => {
  const wrap = (name: string) => (
    <FlowProvider key={name} environment={environment('DE', 'waiting')}>
      <FlowForm
        definition={standaloneFlow}
        start={name ? { values: { 'personalData.firstName': name } } : undefined}
        renderField={renderEveryField}
        id={`form-${name}`}
        action="#"
        send={async () => undefined}
      >
        {(plan) => plan.fields.map((field) => <PlannedField key={field.name} field={field} />)}
      </FlowForm>
    </FlowProvider>
  );
  await show([wrap('Erika'), wrap('')]);
  const names = page.getByRole('textbox', { name: /Vorname/ });
  await expect.element(names.nth(0)).toHaveValue('Erika');
  await expect.element(names.nth(1)).toHaveValue('');
});
