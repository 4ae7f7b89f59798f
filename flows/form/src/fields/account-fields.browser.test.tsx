import type { PlanOptions } from '@crema/flow-domain';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { erika } from '../../test-support/erika.ts';
import { openFields } from '../../test-support/open-fields.tsx';
import type { FormStart } from '../engine/form-view.ts';
import type { FieldRenderer } from '../form/form-context.tsx';
import { renderAccountField } from './account-fields.tsx';
import { renderPersonField } from './person-fields.tsx';

const renderField: FieldRenderer = (field) => renderPersonField(field) ?? renderAccountField(field);

const open = (options: PlanOptions, start: FormStart) => openFields({ options, start, renderField });

const password = () => page.getByLabelText(/^Passwort(?! anzeigen)/);
const send = () => userEvent.click(page.getByRole('button', { name: 'Weiter' }));

const required: PlanOptions = { passwordRequired: true };
const subscription: PlanOptions = { subscription: 'COFFEE' };
const again = /Bitte geben Sie Ihr Passwort noch einmal ein/;

/** A form as a server sends it back: with everything but the password. */
const returned: FormStart = { values: erika, issues: [{ field: 'password', code: 'passwordAgain' }] };

test.each([
  ['a password', required],
  ['a subscription’s password', subscription],
])('%s that was lost on the way is asked for again, however often it is left out', async (_, options) => {
  await open(options, returned);
  await expect.element(password()).toHaveAccessibleDescription(again);
  await send();
  await expect.element(password()).toHaveAccessibleDescription(again);
  await expect.element(password()).toHaveFocus();
  await userEvent.fill(password(), 'kurz');
  await send();
  await expect.element(password()).toHaveAccessibleDescription(/mindestens 8 Zeichen/);
  await userEvent.fill(password(), '');
  await send();
  await expect.element(password()).toHaveAccessibleDescription(again);
});

test.each([
  ['', required, /Bitte legen Sie ein Passwort fest\./],
  ['for a subscription ', subscription, /damit Sie Ihr Kaffee-Abo verwalten können/],
])('one that was never chosen %sis asked for in other words', async (_, options, text) => {
  await open(options, { values: erika });
  await send();
  await expect.element(password()).toHaveAccessibleDescription(text);
});
