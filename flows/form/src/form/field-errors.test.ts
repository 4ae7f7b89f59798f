import { expect, test } from 'vitest';
import { createFormStore } from '../engine/create-form-store.ts';
import { fieldErrorsOf } from './field-errors.ts';

const fields = ['postalCode', 'postalTown', 'streetAddress'].map((name) => ({ name, inputs: [name] }));

/** The fields that are counted when each has the issue of this code. */
function counted(...codes: readonly string[]) {
  const issues = fields.map(({ name }, index) => ({ field: name, code: codes[index] ?? '' }));
  const store = createFormStore({ fields, judge: () => issues.filter(({ code }) => code !== '') });
  store.startSubmit();
  return fieldErrorsOf(store).map(({ name }) => name);
}

test.each([
  [['postalMismatch', 'postalMismatch', ''], ['postalCode']],
  [
    ['postalCodeAndTownIsRequired', 'postalCodeAndTownIsRequired', 'streetIsRequired'],
    ['postalCode', 'streetAddress'],
  ],
  [
    ['postalMismatch', 'postalTownMaxLength', ''],
    ['postalCode', 'postalTown'],
  ],
  [
    ['invalidCharacter', 'invalidCharacter', 'invalidCharacter'],
    ['postalCode', 'postalTown', 'streetAddress'],
  ],
  [['', '', ''], []],
])('of %j there are %j to correct', (codes, names) => expect(counted(...codes)).toEqual(names));
