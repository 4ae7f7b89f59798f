import { expect, test } from 'vitest';
import { formFields } from './form-fields.ts';

test('a form says its site; a page for everybody carries no tokens', () => {
  const tokens = { csrfToken: 'a"b', idempotencyKey: 'k' };
  expect(formFields({ site: 'TR' })).toEqual({ site: 'TR' });
  expect(formFields({ site: 'TR' }, { tokens })).toEqual({ site: 'TR', ...tokens });
});

test('a page names its path only where the address bar shows another: its aliases are the same bytes', () => {
  expect(formFields({ site: 'TR', path: '/m/signup' })).toEqual({ site: 'TR', path: '/m/signup' });
  expect(formFields({ site: 'TR', path: '/m/signup' }, { path: '/embed/signup' })).toEqual({
    site: 'TR',
    path: '/embed/signup',
  });
});
