import { expect, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button, ComboBox, Form } from '../src/index.ts';
import { rest } from './settled.ts';
import { show } from './show.tsx';
import { find, suggestionStrings as strings } from './suggestions.ts';

/** A combo box of streets and a way to type into it, for its tests. */

export const street = {
  name: 'street',
  label: 'Straße',
  autoComplete: 'address-line1',
  source: find,
  strings,
  // One question for a word: between two answers the lines are no choice, and a key would be lost.
  debounce: 25,
} as const;

/** Shows it in a form and types; the list may still be on its way then. */
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
  // On a busy machine the answer to the first letters comes between two keys. Its lines are no choice, and keys would be lost.
  await expect.element(combo).not.toHaveAttribute('data-busy');
  return {
    screen,
    combo,
    submit,
    list: screen.getByRole('listbox', { name: strings.list }),
    option: (name: string) => screen.getByRole('option', { name }),
  };
}

/** What the announcer has said in the last seconds. */
export const spoken = () =>
  [...document.querySelectorAll('[aria-live] > *')].map(({ textContent }) => textContent);

/** Once the last question has been answered: until then its lines cannot be led through. */
export async function answered(combo: { element: () => Element }): Promise<void> {
  await rest(2 * street.debounce);
  await vi.waitUntil(() => !combo.element().hasAttribute('data-busy'));
}
