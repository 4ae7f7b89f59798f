import { userEvent } from 'vitest/browser';
import type { Control } from './options.ts';

/** Functions that enter a value, for `enter` of `describeField`. */

/** Types into the controls one after another, and replaces their texts. */
export const typed =
  (...values: readonly string[]) =>
  async (controls: readonly Control[]) => {
    for (const [index, value] of values.entries()) {
      const control = controls[index];
      if (!control) throw new Error(`There is no control for “${value}”.`);
      await userEvent.click(control);
      await userEvent.keyboard(`{Control>}a{/Control}${value}`);
    }
  };

/** Fills in the first control if its keys depend on the language of the browser, such as a time. */
export const filled =
  (value: string) =>
  async ([control]: readonly Control[]) => {
    if (!control) throw new Error(`There is no control for “${value}”.`);
    // An empty text fills in nothing, and the browser would wait for an event.
    if (control.matches(':read-only')) return;
    await userEvent.fill(control, value);
  };

/** Chooses a line of the first select. */
export const chosen = (line: string) => async (controls: readonly Control[]) => {
  const select = controls.find((control) => control instanceof HTMLSelectElement);
  if (!select) throw new Error(`There is no select to choose “${line}” from.`);
  select.focus();
  await userEvent.selectOptions(select, line);
};

/** Clicks the boxes or radios until exactly those with these values are checked. */
export const ticked =
  (...values: readonly string[]) =>
  async (controls: readonly Control[]) => {
    for (const control of controls) {
      if (!(control instanceof HTMLInputElement)) continue;
      if (control.checked !== values.includes(control.value)) await userEvent.click(control);
    }
  };

/** Clicks the radio with this value on its label, as a shopper does. */
export const picked = (value: string) => async (controls: readonly Control[]) => {
  const radio = controls.find((control) => control.value === value);
  await userEvent.click(radio?.labels?.[0] ?? document.body);
};
