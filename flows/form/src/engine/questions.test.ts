import type { Issue } from '@crema/flow-domain';
import { describe, expect, it } from 'vitest';
import { createFormStore } from './create-form-store.ts';
import { createAsk } from './questions.ts';

const field = (name: string) => ({ name, inputs: [name] });
const pair = ['code', 'town'] as const;
const mismatch: readonly Issue[] = pair.map((name) => ({ field: name, code: 'postalMismatch' }));

function filled() {
  const store = createFormStore({ fields: [field('code'), field('town'), field('street')], judge: () => [] });
  store.adopt({ code: '20354', town: 'Bremen', street: 'Am Wall 1' });
  return store;
}

/** A store whose pair of code and town is doubted, which holds a submit back but once. */
async function doubted() {
  const store = filled();
  const ask = createAsk(store);
  const doubt = (found = mismatch) => ask(pair, async () => found, true);
  await doubt();
  return { store, doubt };
}

const shown = (store: Awaited<ReturnType<typeof doubted>>['store']) =>
  store.field('town').issues.map(({ code }) => code);

describe('a doubt that holds a submit back but once', () => {
  it('refuses the first submit in the shopper’s sight, and lets the second one through', async () => {
    const { store } = await doubted();
    expect(store.startSubmit()).toBeUndefined();
    expect(store.form()).toMatchObject({ showsInvalid: true, failures: 1 });
    expect(shown(store)).toEqual(['postalMismatch']);
    expect(store.startSubmit()).toMatchObject({ code: '20354', town: 'Bremen' });
  });

  it('is still spent after another field was put right', async () => {
    const { store } = await doubted();
    store.startSubmit();
    store.update('street', 'Am Wall 2');
    expect(store.startSubmit()).toBeDefined();
  });

  it('holds back anew what was changed and is doubted again', async () => {
    const { store, doubt } = await doubted();
    store.startSubmit();
    store.update('town', 'Bonn');
    await doubt();
    expect(store.startSubmit()).toBeUndefined();
    expect(store.startSubmit()).toBeDefined();
  });

  it('holds nothing back once the pair has changed', async () => {
    const { store } = await doubted();
    store.update('town', 'Hamburg');
    expect(store.startSubmit()).toBeDefined();
  });

  it('is not spent by a pair that has changed meanwhile', async () => {
    const { store, doubt } = await doubted();
    store.update('town', 'Bonn');
    await doubt();
    expect(store.startSubmit()).toBeUndefined();
    expect(shown(store)).toEqual(['postalMismatch']);
    expect(store.startSubmit()).toBeDefined();
  });

  it('is spent as well when something else refused the submit', async () => {
    const { store } = await doubted();
    const judge = ({ street }: { street?: string }) =>
      street ? [] : [{ field: 'street', code: 'streetIsRequired' }];
    store.setUp({ fields: [field('code'), field('town'), field('street')], judge });
    store.update('street', '');
    expect(store.startSubmit()).toBeUndefined();
    store.update('street', 'Am Wall 2');
    expect(store.startSubmit()).toBeDefined();
  });

  it('that was not confirmed holds nothing back', async () => {
    const { store, doubt } = await doubted();
    await doubt([]);
    expect(store.field('town').state).not.toBe('error');
    expect(store.startSubmit()).toBeDefined();
  });
});

it('a doubt for good holds back every submit', async () => {
  const store = filled();
  await createAsk(store)(pair, async () => mismatch);
  expect([store.startSubmit(), store.startSubmit(), store.startSubmit()]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
