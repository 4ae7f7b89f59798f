import type { FieldPath, RegisterOptions, UseFormRegister } from 'react-hook-form';
import type { Account } from './account.js';

/**
 * Calls `register` for a field of several native controls under one legend. The `ref` of such a field is its
 * fieldset. React Hook Form needs the controls themselves, because it reads them and focuses the first wrong
 * one. Their events bubble, so one handler receives all.
 * @param names of the controls; radios share one
 */
export function group(
  register: UseFormRegister<Account>,
  names: readonly [FieldPath<Account>, ...FieldPath<Account>[]],
  rules: RegisterOptions<Account>,
) {
  const fields = names.map((name) => register(name, rules));
  const { onChange, onBlur } = register(names[0], rules);
  return {
    onChange,
    onBlur,
    ref: (fieldset: HTMLFieldSetElement | null) => {
      for (const { name, ref } of fields) {
        const controls = fieldset?.querySelectorAll(`[name="${name}"]`) ?? [null];
        for (const control of controls) ref(control);
      }
    },
  };
}
