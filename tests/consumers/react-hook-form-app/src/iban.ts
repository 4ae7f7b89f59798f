import type { FocusEvent, ChangeEvent } from 'react';
import type { ChangeHandler, RegisterOptions, UseFormRegister } from 'react-hook-form';
import type { Account } from './account.js';

/**
 * `register` for an `IbanField`. What is sent is in a hidden input, which has the name; the one that is typed into has none,
 * and its events would reach no field.
 */
export function iban(register: UseFormRegister<Account>, rules: RegisterOptions<Account, 'iban'>) {
  const { name, ref, ...handlers } = register('iban', rules);
  const tell =
    (handler: ChangeHandler) =>
    ({ type, target }: ChangeEvent<HTMLInputElement> | FocusEvent<HTMLInputElement>) =>
      void handler({ type, target: { name, value: raw(target.value) } });
  return { name, ref, onChange: tell(handlers.onChange), onBlur: tell(handlers.onBlur) };
}

/** Without the blanks between its groups. */
export const raw = (shown: string) => shown.replaceAll(' ', '');
