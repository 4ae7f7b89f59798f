import { vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Fill } from '../../../design-system/test-support/filling/ways.ts';

/** The control that sends a part of the invoice address; `undefined` where the form does not ask for it. */
export function findControl(part: string): Fill['control'] | undefined {
  const found = document.querySelector(`[name="address.${part}"]`);
  const isControl =
    found instanceof HTMLInputElement ||
    found instanceof HTMLSelectElement ||
    found instanceof HTMLTextAreaElement;
  return isControl ? found : undefined;
}

/** The same, of a part that is asked for. */
export function control(part: string): Fill['control'] {
  const found = findControl(part);
  if (!found) throw new Error(`The form does not ask for “${part}”.`);
  return found;
}

/** Returns the values that the form would send, by the parts of the address, without empty ones. */
export function entered(): Readonly<Record<string, string>> {
  const form = document.querySelector('form') ?? undefined;
  return Object.fromEntries(
    Array.from(new FormData(form), ([name, value]) => [
      name.replace(/^address\./, ''),
      typeof value === 'string' ? value : '',
    ]).filter(([, value]) => value !== ''),
  );
}

/** Chooses a country as a shopper does. */
export const chooseCountry = (code: string) =>
  userEvent.selectOptions(page.getByRole('combobox', { name: /^(Land|Ülke|Ország)/ }), code);

/** Types into each part, as soon as it is asked for, and leaves it. */
export async function enter(parts: Readonly<Record<string, string>>): Promise<void> {
  for (const [part, text] of Object.entries(parts)) {
    const field = await vi.waitUntil(() => findControl(part));
    field.focus();
    if (field instanceof HTMLSelectElement) await userEvent.selectOptions(field, text);
    else await userEvent.fill(field, text);
    await userEvent.tab();
  }
}

/** Presses the form's button. */
export const send = () => userEvent.click(page.getByRole('button', { name: 'OK' }));
