import type { FormValues, Issue } from '@crema/flow-domain';
import { describe, expect, it } from 'vitest';
import { createFormStore } from './create-form-store.ts';

const phone = { name: 'prefix', inputs: ['prefix', 'number'] };
const email = { name: 'email', inputs: ['email'] };
const storeThatFinds = (...issues: Issue[]) =>
  createFormStore({ fields: [email, phone], judge: () => issues });

describe('a refused submit is never silent', () => {
  it('tells an issue that names one of several inputs at the field, and leads to that input', () => {
    const store = storeThatFinds({ field: 'number', code: 'mobilePhoneLength' });
    expect(store.startSubmit()).toBeUndefined();
    expect(store.field('prefix')).toEqual({
      state: 'error',
      issues: [{ field: 'number', code: 'mobilePhoneLength' }],
    });
    expect(store.wrong()).toEqual(['prefix']);
    expect(store.wrongInputs()).toEqual(['number']);
    expect(store.form()).toMatchObject({ showsInvalid: true, failures: 1 });
  });

  it('tells every issue of a field, each with its input', () => {
    const issues = [
      { field: 'prefix', code: 'mobilePrefixIsRequired' },
      { field: 'number', code: 'mobilePhoneIsRequired' },
    ];
    const store = storeThatFinds(...issues);
    store.startSubmit();
    expect(store.field('prefix').issues).toEqual(issues);
    expect(store.wrongInputs()).toEqual(['prefix']);
  });

  it('leads to all inputs of a field whose issue names the field', () => {
    const date = { name: 'born', inputs: ['born.day', 'born.month'] };
    const store = createFormStore({ fields: [date], judge: () => [{ field: 'born', code: 'wrong' }] });
    store.startSubmit();
    expect(store.wrongInputs()).toEqual(date.inputs);
  });

  it.each([{ code: 'CARD_NOT_AVAILABLE' }, { field: 'elsewhere', code: 'CARD_NOT_AVAILABLE' }])(
    'tells $field in the banner where the form has no field for it',
    (issue) => {
      const store = storeThatFinds(issue);
      expect(store.form().problem).toBeUndefined();
      expect(store.startSubmit()).toBeUndefined();
      expect(store.form()).toMatchObject({ problem: issue, failures: 1, status: 'editing' });
    },
  );

  it('takes the banner’s issue away when it is found no longer', () => {
    const judge = ({ email: text = '' }: FormValues) => (text ? [] : [{ code: 'nothing' }]);
    const store = createFormStore({ fields: [email], judge });
    store.startSubmit();
    store.update('email', 'x');
    store.focusLost('email');
    expect(store.form().problem).toBeUndefined();
  });

  it('tells what a page came back with, wherever it belongs', () => {
    const issues = [{ field: 'number', code: 'a' }, { code: 'ALREADY_LOGGED_IN' }];
    const store = createFormStore({ fields: [email, phone], judge: () => [] }, { values: {}, issues });
    expect(store.field('prefix').issues).toEqual([{ field: 'number', code: 'a' }]);
    expect(store.form()).toMatchObject({ problem: { code: 'ALREADY_LOGGED_IN' }, failures: 1 });
  });
});
