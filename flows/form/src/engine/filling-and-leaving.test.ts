import { describe, expect, it, vi } from 'vitest';
import { createFormStore } from './create-form-store.ts';

const field = (name: string) => ({ name, inputs: [name] });
const create = () => createFormStore({ fields: [field('code'), field('town')], judge: () => [] });

describe('a form that is filled for the shopper', () => {
  it('writes to the document, also what was filled before there was one', () => {
    const store = create();
    const write = vi.fn<(values: unknown) => void>();
    store.fill({ code: '20354' });
    store.attach(write);
    store.fill({ town: 'Hamburg' });
    expect(write.mock.calls).toEqual([[{ code: '20354' }], [{ town: 'Hamburg' }]]);
    expect(store.values()).toEqual({ code: '20354', town: 'Hamburg' });
  });

  it('does not call a field wrong that it empties', () => {
    const judge = () => [{ field: 'town', code: 'townIsRequired' }];
    const store = createFormStore({ fields: [field('town')], judge });
    store.fill({ town: '' });
    expect(store.field('town').state).toBe('default');
  });

  it('forgets that a field was touched, and wrong, when it empties it', () => {
    const judge = ({ town }: { town?: string }) => (town ? [] : [{ field: 'town', code: 'townIsRequired' }]);
    const store = createFormStore({ fields: [field('town')], judge });
    store.focusLost('town');
    expect(store.field('town').state).toBe('error');
    store.fill({ town: '' });
    expect(store.field('town').state).toBe('default');
    store.focusLost('town');
    expect(store.field('town').state).toBe('error');
  });

  it('calls an emptied field wrong all the same once the form was sent', () => {
    const store = createFormStore({
      fields: [field('town')],
      judge: () => [{ field: 'town', code: 'townIsRequired' }],
    });
    store.startSubmit();
    store.fill({ town: '' });
    expect(store.field('town').state).toBe('error');
  });

  it('leaves the touch of a field that it does not fill', () => {
    const judge = () => [{ field: 'code', code: 'codeIsRequired' }];
    const store = createFormStore({ fields: [field('code'), field('town')], judge });
    store.focusLost('code');
    store.fill({ town: '' });
    expect(store.field('code').state).toBe('error');
  });

  it('takes an error away that the filled value puts right', () => {
    const judge = ({ town }: { town?: string }) => (town ? [] : [{ field: 'town', code: 'townIsRequired' }]);
    const store = createFormStore({ fields: [field('town')], judge });
    store.focusLost('town');
    store.fill({ town: 'Hamburg' });
    expect(store.field('town').state).toBe('valid');
  });
});

it('tells of every changed value, and of none that stays', () => {
  const store = create();
  const changed = vi.fn<(inputs: readonly string[]) => void>();
  const stop = store.onChange(changed);
  store.update('code', '2');
  store.update('code', '2');
  store.adopt({ code: '2', town: 'Hamburg' });
  store.fill({ code: '20354', town: 'Hamburg' });
  expect(changed.mock.calls).toEqual([[['code']], [['town']], [['code']]]);
  stop();
  store.update('code', '3');
  expect(changed).toHaveBeenCalledTimes(3);
});

describe('a form that was sent with success', () => {
  it('is left: it stays busy, and a second submit is impossible', () => {
    const store = create();
    store.startSubmit();
    store.endSubmit();
    expect(store.form().status).toBe('leaving');
    expect(store.startSubmit()).toBeUndefined();
  });

  it('starts anew after a reset', () => {
    const store = create();
    store.adopt({ code: '20354' });
    store.startSubmit();
    store.endSubmit();
    store.reset();
    expect(store.form()).toMatchObject({ status: 'editing', showsInvalid: false });
    expect(store.values()).toEqual({});
  });
});

it('a reset in mid-submit does not let a second one out', () => {
  const store = create();
  store.startSubmit();
  store.reset();
  expect(store.form().status).toBe('submitting');
  expect(store.startSubmit()).toBeUndefined();
});
