import { expect, test } from 'vitest';
import { askPasswordAgain } from './return-form.ts';

const wrong = (code: string) => ({ field: 'password', code });
const taken = { field: 'email', code: 'EMAIL_ALREADY_TAKEN' };
const again = wrong('passwordAgain');
const orNone = wrong('optionalPasswordAgain');
const missing = wrong('passwordIsRequired');
const forCoffee = wrong('passwordIsRequiredCS');
const short = { ...wrong('passwordMinLength'), params: { min: 8 } };

test.each([
  ['a right password', [], { password: 'Kaffee 123' }, [again]],
  ['a right password beside another error', [taken], { password: 'Kaffee 123' }, [taken, again]],
  ['a right password on a page that came back', [], { password: 'Kaffee 123', path: '/signup' }, [again]],
  ['a wrong password', [taken, short], { password: 'kurz' }, [taken, short]],
  ['a wrong password on a page that came back', [short], { password: 'kurz', path: '/signup' }, [short]],
  ['an empty one that is required', [missing], { password: '' }, [missing]],
  ['an empty one for coffee', [forCoffee], { password: '' }, [forCoffee]],
  ['one left empty when asked again', [missing, taken], { password: '', path: '/signup' }, [again, taken]],
  ['one for coffee left empty when asked again', [forCoffee], { password: '', path: '/a' }, [again]],
  ['an empty one', [taken], { password: '' }, [taken]],
  ['blanks', [taken], { password: '  ', path: '/checkout' }, [taken]],
  ['none at all', [taken], {}, [taken]],
])('after %s', (_, issues, fields, told) => {
  expect(askPasswordAgain(issues, fields, true)).toEqual(told);
});

test('where none is needed, in words that tell what comes without it', () => {
  expect(askPasswordAgain([taken], { password: 'Kaffee 123' }, false)).toEqual([taken, orNone]);
});
