import { userEvent } from 'vitest/browser';
import type { Control } from './options.ts';

/** Ways to enter a value, for `enter` of `describeField`. */

/** Types into the controls one after another, over what was there. */
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

/** Fills in the first control, whose keys depend on the language of the browser: a time. */
export const filled =
  (value: string) =>
  async ([control]: readonly Control[]) => {
    if (!control) throw new Error(`There is no control for “${value}”.`);
    // Nothing can be filled in, and the browser would wait for it.
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

/** Clicks the boxes or radios until exactly those of these values are ticked. */
export const ticked =
  (...values: readonly string[]) =>
  async (controls: readonly Control[]) => {
    for (const control of controls) {
      if (!(control instanceof HTMLInputElement)) continue;
      if (control.checked !== values.includes(control.value)) await userEvent.click(control);
    }
  };

/** Clicks the radio of this value, as a shopper does: on its label. */
export const picked = (value: string) => async (controls: readonly Control[]) => {
  const radio = controls.find((control) => control.value === value);
  await userEvent.click(radio?.labels?.[0] ?? document.body);
};
