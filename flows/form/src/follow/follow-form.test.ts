import type { Issue } from '@crema/flow-domain';
import { expect, test } from 'vitest';
import { createFormStore } from '../engine/create-form-store.ts';
import { tellErrors } from './follow-form.ts';

test('an error is told by its key, never with its cause or a sign that was typed', () => {
  const field = 'personalData.lastName';
  const judge = ({ [field]: text = '' }): readonly Issue[] => [
    { field, code: 'invalidCharacter', params: { cause: 'invalidCharacter.sign', sign: text.slice(-1) } },
  ];
  const store = createFormStore({ fields: [{ name: field, inputs: [field] }], judge });
  const told: unknown[][] = [];
  const end = tellErrors(store, (...error) => told.push(error));
  store.update(field, 'Muster!');
  store.focusLost(field);
  expect(store.field(field).issues[0]?.params).toMatchObject({ sign: '!' });
  // Another sign is shown, but the error is the same.
  store.update(field, 'Muster#');
  store.focusLost(field);
  expect(store.field(field).issues[0]?.params).toMatchObject({ sign: '#' });
  expect(told).toEqual([[field, 'invalidCharacter']]);
  end();
});
