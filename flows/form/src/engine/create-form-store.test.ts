import type { FormValues, Issue } from '@crema/flow-domain';
import fc from 'fast-check';
import { describe, expect, it, test, vi } from 'vitest';
import { createFormStore } from './create-form-store.ts';
import type { FormSetup } from './form-view.ts';

const required =
  (...names: string[]) =>
  (values: FormValues): Issue[] =>
    names.filter((name) => !values[name]?.trim()).map((field) => ({ field, code: `${field}IsRequired` }));

const field = (name: string) => ({ name, inputs: [name] });
const setup: FormSetup = { fields: [field('name'), field('email')], judge: required('name', 'email') };
const date: FormSetup = {
  fields: [{ name: 'born', inputs: ['born.day', 'born.month'] }],
  judge: (values) => (values['born.day'] === '1' ? [] : [{ field: 'born', code: 'wrong' }]),
};

function listening(store: ReturnType<typeof createFormStore>) {
  const listener = vi.fn();
  store.subscribe(listener);
  return listener;
}

describe('a form while it is filled in', () => {
  it('tells nobody of a key press', () => {
    const store = createFormStore(setup);
    const listener = listening(store);
    for (const text of ['E', 'Er', 'Eri']) store.update('name', text);
    expect(listener).not.toHaveBeenCalled();
    expect(store.value('name')).toBe('Eri');
  });

  it('shows what is wrong with a field once focus has left it, and with no other', () => {
    const store = createFormStore(setup);
    store.focusLost('name');
    expect(store.field('name')).toEqual({
      state: 'error',
      issues: [{ field: 'name', code: 'nameIsRequired' }],
    });
    expect(store.field('email').state).toBe('default');
  });

  it('is valid with a value and default again when an optional field is emptied', () => {
    const store = createFormStore({ ...setup, judge: () => [] });
    store.update('name', 'Erika');
    store.focusLost('name');
    expect(store.field('name').state).toBe('valid');
    store.update('name', '');
    store.focusLost('name');
    expect(store.field('name').state).toBe('default');
  });

  it('is neither right nor wrong while there are no rules, and judged by them from then on', () => {
    let judge: FormSetup['judge'] = () => undefined;
    const store = createFormStore({ ...setup, judge: (values) => judge(values) });
    store.update('name', 'Erika');
    store.focusLost('name');
    store.focusLost('email');
    expect([store.field('name').state, store.field('email').state]).toEqual(['default', 'default']);
    store.answer([{ field: 'name', code: 'nameIsTaken' }]);
    expect(store.field('name').state).toBe('error');
    ({ judge } = setup);
    store.update('name', 'Eva');
    store.focusLost('name');
    expect([store.field('name').state, store.field('email').state]).toEqual(['valid', 'error']);
  });

  it('tells who asks that an input was left, when its field is judged', () => {
    const store = createFormStore(setup);
    const left: unknown[] = [];
    const letGo = store.onLeft((input) => left.push([input, store.field(input).state]));
    store.update('name', 'Erika');
    expect(left).toEqual([]);
    store.focusLost('name');
    store.focusLost('email');
    letGo();
    store.focusLost('name');
    expect(left).toEqual([
      ['name', 'valid'],
      ['email', 'error'],
    ]);
  });

  it('says nothing of half a date, and judges a whole one wherever focus leaves it', () => {
    const store = createFormStore(date);
    store.update('born.day', '32');
    store.focusLost('born.day');
    expect(store.field('born').state).toBe('default');
    store.update('born.month', '1');
    store.focusLost('born.day');
    expect(store.field('born').state).toBe('error');
    store.update('born.day', '');
    store.focusLost('born.day');
    expect(store.field('born').state).toBe('default');
  });

  it('hands out the same view as long as it says the same', () => {
    const store = createFormStore(setup);
    store.focusLost('name');
    const before = store.field('name');
    store.focusLost('email');
    expect(store.field('name')).toBe(before);
  });

  it('shows no banner before the first submit', () => {
    const store = createFormStore(setup);
    store.focusLost('name');
    expect(store.form().showsInvalid).toBe(false);
  });
});

describe('a submit', () => {
  it('shows everything that is wrong, and counts as one failure', () => {
    const store = createFormStore(setup);
    expect(store.startSubmit()).toBeUndefined();
    expect(store.wrong()).toEqual(['name', 'email']);
    expect(store.form()).toEqual({ status: 'editing', showsInvalid: true, problem: undefined, failures: 1 });
  });

  it('is judged once', () => {
    const judge = vi.fn(setup.judge);
    const store = createFormStore({ ...setup, judge });
    store.startSubmit();
    expect(judge).toHaveBeenCalledOnce();
  });

  it('takes the banner away when everything is right', () => {
    const store = createFormStore(setup);
    store.startSubmit();
    store.adopt({ name: 'Erika', email: 'e@example.com' });
    store.focusLost('email');
    expect(store.form().showsInvalid).toBe(false);
  });

  it('gives the values out once, however often it is repeated while under way', () => {
    const store = createFormStore(setup);
    store.adopt({ name: 'Erika', email: 'e@example.com' });
    expect(store.startSubmit()).toEqual({ name: 'Erika', email: 'e@example.com' });
    expect(store.form().status).toBe('submitting');
    expect(store.startSubmit()).toBeUndefined();
  });

  it('shows a server’s answer until the value it judged changes, and sends the same value again', () => {
    const store = createFormStore(setup);
    store.adopt({ name: 'Erika', email: 'e@example.com' });
    store.startSubmit();
    store.endSubmit({ issues: [{ field: 'email', code: 'EMAIL_ALREADY_TAKEN' }] });
    expect(store.field('email').issues[0]?.code).toBe('EMAIL_ALREADY_TAKEN');
    expect(store.form().failures).toBe(1);
    store.focusLost('email');
    expect(store.field('email').issues[0]?.code).toBe('EMAIL_ALREADY_TAKEN');
    expect(store.startSubmit()).toBeDefined();
    store.endSubmit({ issues: [{ field: 'email', code: 'EMAIL_ALREADY_TAKEN' }] });
    store.update('email', 'f@example.com');
    store.focusLost('email');
    expect(store.field('email').state).toBe('valid');
  });

  it('keeps every value after a technical error and can be repeated', () => {
    const store = createFormStore(setup);
    store.adopt({ name: 'Erika', email: 'e@example.com' });
    store.startSubmit();
    store.endSubmit({ problem: { code: 'technicalError' } });
    expect(store.form()).toMatchObject({
      status: 'editing',
      problem: { code: 'technicalError' },
      failures: 1,
    });
    expect(store.startSubmit()).toEqual({ name: 'Erika', email: 'e@example.com' });
    expect(store.form().problem).toBeUndefined();
  });

  it('never ends without a word, even when an answer concerns no field of the form', () => {
    const store = createFormStore({ ...setup, judge: () => [] });
    store.startSubmit();
    store.endSubmit({ issues: [{ field: 'elsewhere', code: 'x' }] });
    expect(store.form()).toMatchObject({ problem: { field: 'elsewhere', code: 'x' }, failures: 1 });
  });

  it('tells what a server found about a value that it did not send back, until another one is entered', () => {
    const store = createFormStore(setup, {
      values: { name: 'Erika' },
      issues: [{ field: 'email', code: 'emailTooShort' }],
    });
    const told = () => store.field('email').issues.map(({ code }) => code);
    expect(told()).toEqual(['emailTooShort']);
    expect(store.startSubmit()).toBeUndefined();
    expect(told()).toEqual(['emailTooShort']);
    store.update('email', 'e@example.com');
    store.focusLost('email');
    expect(told()).toEqual([]);
  });

  it('starts as a server sent it back', () => {
    const issues = [{ field: 'email', code: 'EMAIL_ALREADY_TAKEN' }];
    const store = createFormStore(setup, { values: { name: 'Erika', email: 'e@example.com' }, issues });
    expect(store.field('email').issues[0]?.code).toBe('EMAIL_ALREADY_TAKEN');
    expect(store.form().showsInvalid).toBe(true);
  });
});

test('the questions may change at any moment; values, touches and answers stay', () => {
  const store = createFormStore(setup);
  store.update('name', 'Erika');
  store.focusLost('email');
  store.setUp({ fields: [...setup.fields, field('company')], judge: required('company', 'email') });
  expect(store.field('email').state).toBe('error');
  expect(store.field('company').state).toBe('default');
  store.setUp(setup);
  expect(store.value('name')).toBe('Erika');
});

test('after a reset nothing is left', () => {
  const store = createFormStore(setup, { values: { name: 'Erika' } });
  store.startSubmit();
  store.reset();
  expect([store.value('name'), store.field('name').state, store.form().showsInvalid]).toEqual([
    '',
    'default',
    false,
  ]);
});

test('what a server refused is shown, although the form was reset meanwhile', () => {
  const store = createFormStore({ ...setup, judge: () => [] }, { values: { name: 'Erika' } });
  store.startSubmit();
  store.reset();
  store.endSubmit({ issues: [{ field: 'email', code: 'EMAIL_ALREADY_TAKEN' }] });
  expect([store.field('email').state, store.form().showsInvalid]).toEqual(['error', true]);
});

test('whatever happens in whatever order, no value is lost and listeners hear only of changes', () => {
  const action = fc.oneof(
    fc.record({
      type: fc.constant('update' as const),
      name: fc.constantFrom('name', 'email'),
      value: fc.string(),
    }),
    fc.record({ type: fc.constantFrom('focusLost' as const), name: fc.constantFrom('name', 'email') }),
    fc.record({ type: fc.constantFrom('submit' as const, 'fail' as const, 'setUp' as const) }),
  );
  fc.assert(
    fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
      const store = createFormStore(setup);
      const typed: Record<string, string> = {};
      let before = [store.form(), store.field('name'), store.field('email')];
      store.subscribe(() => {
        const now = [store.form(), store.field('name'), store.field('email')];
        expect(now.some((view, index) => view !== before[index])).toBe(true);
        before = now;
      });
      for (const each of actions) {
        if (each.type === 'update') store.update(each.name, (typed[each.name] = each.value));
        else if (each.type === 'focusLost') store.focusLost(each.name);
        else if (each.type === 'submit') store.startSubmit();
        else if (each.type === 'fail') store.endSubmit({ problem: { code: 'technicalError' } });
        else store.setUp({ ...setup });
      }
      expect([store.value('name'), store.value('email')]).toEqual([
        typed['name'] ?? '',
        typed['email'] ?? '',
      ]);
    }),
  );
});
