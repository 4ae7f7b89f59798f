import type { FocusEvent, ChangeEvent } from 'react';
import type { ChangeHandler, RegisterOptions, UseFormRegister } from 'react-hook-form';
import type { Account } from './account.js';

/**
 * Calls `register` for an `IbanField`. A hidden input has the name and the submitted value. The visible input
 * has no name, so its events would belong to no field.
 */
export function iban(register: UseFormRegister<Account>, rules: RegisterOptions<Account, 'iban'>) {
  const { name, ref, ...handlers } = register('iban', rules);
  const tell =
    (handler: ChangeHandler) =>
    ({ type, target }: ChangeEvent<HTMLInputElement> | FocusEvent<HTMLInputElement>) =>
      void handler({ type, target: { name, value: raw(target.value) } });
  return { name, ref, onChange: tell(handlers.onChange), onBlur: tell(handlers.onBlur) };
}

/** Removes the spaces between its groups. */
export const raw = (shown: string) => shown.replaceAll(' ', '');
