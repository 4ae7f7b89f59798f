import type { Issue } from '@crema/flow-domain';
import { describe, expect, it } from 'vitest';
import { createFormStore } from './create-form-store.ts';
import { createAsk } from './questions.ts';

const field = (name: string) => ({ name, inputs: [name] });
const mismatch: Issue = { field: 'town', code: 'postalMismatch' };
const pair = ['code', 'town'] as const;

/** A store in which code and town are filled in and right by the form's own rules. */
function filledStore() {
  const store = createFormStore({ fields: [field('code'), field('town'), field('street')], judge: () => [] });
  store.adopt({ code: '20354', town: 'Bremen', street: 'Am Wall 1' });
  for (const name of ['code', 'town']) store.focusLost(name);
  return store;
}
const codes = (store: ReturnType<typeof filledStore>, name: string) =>
  store.field(name).issues.map(({ code }) => code);

/** A question whose answers come when the test says so. */
function slowService() {
  const calls: { readonly answer: (issues: readonly Issue[]) => void; readonly signal: AbortSignal }[] = [];
  const question = (_: unknown, signal: AbortSignal) =>
    new Promise<readonly Issue[]>((answer) => calls.push({ answer, signal }));
  return { calls, question };
}

describe('an answer about several inputs', () => {
  it.each(pair)('is withdrawn when %s changes', (changed) => {
    const store = filledStore();
    store.answer([mismatch], { inputs: pair });
    expect(codes(store, 'town')).toEqual(['postalMismatch']);
    store.update(changed, 'other');
    store.focusLost(changed);
    expect(store.field('town').state).toBe('valid');
  });

  it('stays when another input changes', () => {
    const store = filledStore();
    store.answer([mismatch], { inputs: pair });
    store.update('street', 'Am Wall 2');
    store.focusLost('street');
    expect(codes(store, 'town')).toEqual(['postalMismatch']);
  });

  it.each(pair)('is silent while %s is wrong by itself, and holds again when it is not', (name) => {
    let own: readonly Issue[] = [{ field: name, code: 'tooLong' }];
    const both = pair.map((each) => ({ field: each, code: 'postalMismatch' }));
    const fields = pair.map(field);
    const store = createFormStore({ fields, judge: () => own });
    store.adopt({ code: '20354', town: 'x'.repeat(51) });
    store.answer(both, { inputs: pair, binding: true });
    expect(store.startSubmit()).toBeUndefined();
    for (const each of pair) expect(codes(store, each)).toEqual(each === name ? ['tooLong'] : []);
    own = [];
    store.rejudge();
    for (const each of pair) expect(codes(store, each)).toEqual(['postalMismatch']);
  });

  it('takes the place of the answer before', () => {
    const store = filledStore();
    store.answer([mismatch], { inputs: pair });
    store.answer([], { inputs: pair });
    expect(store.field('town').state).toBe('valid');
  });

  it('does not hold a submit back, because it may be answered otherwise by now', () => {
    const store = filledStore();
    store.answer([mismatch], { inputs: pair });
    expect(store.startSubmit()).toBeDefined();
  });
});

describe('a judgement that takes its time', () => {
  it('is shown when it comes, and holds a submit back until an input changes', async () => {
    const store = filledStore();
    await createAsk(store)(pair, async () => [mismatch]);
    expect(codes(store, 'town')).toEqual(['postalMismatch']);
    expect(store.startSubmit()).toBeUndefined();
    expect(store.form()).toMatchObject({ showsInvalid: true, failures: 1 });
    store.update('code', '28195');
    expect(store.startSubmit()).toBeDefined();
  });

  it('is dropped when it comes after a change', async () => {
    const { calls, question } = slowService();
    const store = filledStore();
    const asked = createAsk(store)(pair, question);
    store.update('town', 'Hamburg');
    calls[0]?.answer([mismatch]);
    await asked;
    expect(store.startSubmit()).toBeDefined();
  });

  it('is dropped when it was asked anew, whichever answer comes first', async () => {
    const { calls, question } = slowService();
    const store = filledStore();
    const ask = createAsk(store);
    const first = ask(pair, question);
    const second = ask(pair, question);
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    calls[1]?.answer([]);
    await second;
    calls[0]?.answer([mismatch]);
    await first;
    expect(store.field('town').state).toBe('valid');
  });

  it('counts as right when it fails', async () => {
    const store = filledStore();
    await createAsk(store)(pair, () => Promise.reject(new TypeError('Failed to fetch')));
    expect(store.startSubmit()).toBeDefined();
  });

  it('is dropped after a reset', async () => {
    const { calls, question } = slowService();
    const store = filledStore();
    const asked = createAsk(store)(pair, question);
    store.reset();
    calls[0]?.answer([mismatch]);
    await asked;
    expect(store.startSubmit()).toBeDefined();
  });

  it('does not hold back a form that no longer shows its field', async () => {
    const store = filledStore();
    await createAsk(store)(pair, async () => [mismatch]);
    store.setUp({ fields: [field('street')], judge: () => [] });
    expect(store.startSubmit()).toBeDefined();
  });
});
