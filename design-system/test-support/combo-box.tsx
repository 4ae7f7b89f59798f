import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button, ComboBox, Form } from '../src/index.ts';
import { rest } from './settled.ts';
import { show } from './show.tsx';
import { find, suggestionStrings as strings } from './suggestions.ts';

/** Renders a combo box of streets and types into it. */

export const street = {
  name: 'street',
  label: 'Straße',
  autoComplete: 'address-line1',
  source: find,
  strings,
  // One query for a word, because between two responses the lines cannot be chosen and a key would be lost.
  debounce: 25,
} as const;

/** Shows it in a form and types. The list may still be loading then. */
export async function typeInto(ui = <ComboBox {...street} />, text = 'Dom') {
  const submit = vi.fn<() => void>();
  const screen = await show(
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {ui}
      <Button type="submit">Weiter</Button>
    </Form>,
  );
  const combo = screen.getByRole('combobox', { name: 'Straße' });
  await userEvent.type(combo, text);
  // On a busy machine the response to the first letters comes between two keys. Its lines cannot be chosen, and keys would be
  // lost.
  await expect.element(combo).not.toHaveAttribute('data-busy');
  return {
    screen,
    combo,
    submit,
    list: screen.getByRole('listbox', { name: strings.list }),
    option: (name: string) => screen.getByRole('option', { name }),
  };
}

/** Returns the announcer's messages of the last seconds. */
export const spoken = () =>
  [...document.querySelectorAll('[aria-live] > *')].map(({ textContent }) => textContent);

/** Waits for the response to the last query. Until then keys do not move through its lines. */
export async function answered(combo: { element: () => Element }): Promise<void> {
  await rest(2 * street.debounce);
  await vi.waitUntil(() => !combo.element().hasAttribute('data-busy'));
}
