import { type FlowOutline, type RuleOf, standaloneFlow, standaloneOutline } from '@crema/flow-domain';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import messagesOf from 'virtual:crema-messages/all/standalone';
import { environmentOf } from '../../test-support/environment.ts';
import { erika } from '../../test-support/erika.ts';
import { openFields } from '../../test-support/open-fields.tsx';
import type { FormStart } from '../engine/form-view.ts';

const environment = environmentOf(messagesOf);

/** Returns a flow whose rules arrive when the test calls `come`, or fail when it calls `fail`. */
function lateRules() {
  let come = () => {};
  let fail = () => {};
  const rules = new Promise<RuleOf>((resolve, reject) => {
    come = () => resolve(standaloneFlow.ruleOf);
    fail = () => reject(new TypeError('Failed to fetch'));
  });
  // The form asks for the rules when a shopper enters it. A test may end without that.
  rules.catch(() => {});
  const loadRules = vi.fn<FlowOutline['loadRules']>(() => rules);
  return { definition: { ...standaloneOutline, loadRules }, loadRules, come, fail };
}

const open = (definition: FlowOutline, start: FormStart = {}) =>
  openFields({ definition, environment, start, answer: Promise.resolve(undefined) });

const button = () => page.getByRole('button', { name: 'Weiter' });
const lastName = () => page.getByRole('textbox', { name: /Nachname/ });
const wrong = () => document.querySelectorAll('form [aria-invalid="true"]').length;
const form = () => document.querySelector<HTMLFormElement>('#form');

const alerted = () => document.querySelector('form [role=alert]')?.textContent ?? '';

/** Watches if the form is posted as it is without JavaScript. */
function plainPosts() {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
  onTestFinished(() => submit.mockRestore());
  return submit;
}

function goOffline() {
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => line.mockRestore());
  return () => line.mockRestore();
}

test('the rules are fetched when the shopper enters the form, and not before', async () => {
  const { definition, loadRules } = lateRules();
  await open(definition);
  expect(loadRules).not.toHaveBeenCalled();
  await userEvent.click(lastName());
  await expect.poll(() => loadRules.mock.calls).toHaveLength(1);
});

test('a submit is held until they are there, and judged then', async () => {
  const { definition, come } = lateRules();
  const { send } = await open(definition);
  const posts = plainPosts();
  await userEvent.click(button());
  expect([wrong(), send.mock.calls.length]).toEqual([0, 0]);
  come();
  await expect.element(page.getByRole('combobox', { name: /Anrede/ })).toHaveFocus();
  expect(wrong()).toBeGreaterThan(0);
  expect([send.mock.calls, posts.mock.calls]).toEqual([[], []]);
});

test('a field that was left is judged when they come, and is not called right before', async () => {
  const { definition, come } = lateRules();
  await open(definition);
  await userEvent.type(lastName(), 'www.example.com');
  await userEvent.tab();
  expect(document.querySelector('[data-state="valid"], [aria-invalid="true"]')).toBeNull();
  come();
  await expect.element(lastName()).toBeInvalid();
});

test('without them the form goes as it does without JavaScript, and nothing is called wrong', async () => {
  const { definition, fail } = lateRules();
  const { send } = await open(definition);
  const posts = plainPosts();
  fail();
  await userEvent.click(button());
  await expect.poll(() => posts.mock.contexts).toEqual([form()]);
  expect([wrong(), send.mock.calls.length]).toEqual([0, 0]);
});

test('without them and without a network the shopper is told so, and every value stays', async () => {
  const { definition, fail } = lateRules();
  await open(definition, { values: erika });
  const posts = plainPosts();
  goOffline();
  fail();
  await userEvent.click(button());
  await expect.poll(alerted).toMatch(/offline/);
  expect(posts).not.toHaveBeenCalled();
  await expect.element(button()).not.toHaveAttribute('aria-busy');
  await expect.element(lastName()).toHaveValue('Muster');
});

test('what comes after all moves no focus; the next refused submit leads to what is wrong', async () => {
  const { definition, loadRules } = lateRules();
  await open(definition, { values: erika });
  const goOnline = goOffline();
  loadRules.mockRejectedValue(new TypeError('Failed to fetch'));
  await userEvent.click(button());
  await expect.poll(alerted).toMatch(/offline/);
  goOnline();
  loadRules.mockResolvedValue(standaloneFlow.ruleOf);
  await userEvent.fill(lastName(), '');
  await userEvent.tab();
  await expect.element(lastName()).toBeInvalid();
  expect(document.activeElement).not.toBe(form()?.querySelector('section'));
  await expect.element(page.getByRole('textbox', { name: /Tag|Firmenname/ }).first()).toHaveFocus();
  await userEvent.click(button());
  await expect.element(lastName()).toHaveFocus();
  expect(document.querySelector('form > section[data-tone=error]')?.textContent).toMatch(/korrigieren/);
});

test('a form that came back is shown with what is wrong as soon as they are there', async () => {
  const { definition, come } = lateRules();
  come();
  await open(definition, { values: erika, issues: [{ field: 'email', code: 'EMAIL_ALREADY_TAKEN' }] });
  const email = page.getByRole('textbox', { name: /E-Mail/ });
  await expect.element(email).toHaveAccessibleDescription(/bereits ein Konto/);
  await expect.element(email).toHaveFocus();
});
