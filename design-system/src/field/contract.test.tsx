import type { ReactNode } from 'react';
import { expect, expectTypeOf, test } from 'vitest';
import * as all from '../index.ts';
import { Checkbox, RadioGroup, TextField } from '../index.ts';

type Props<C> = C extends (props: infer P) => ReactNode ? P : never;
type KeysOf<P> = P extends unknown ? keyof P : never;
type ComponentName = {
  [Name in keyof typeof all]: Name extends Capitalize<Name> ? Name : never;
}[keyof typeof all];

/** Components that let callers change their look. */
type LetsLookIn = {
  [Name in ComponentName]: Extract<KeysOf<Props<(typeof all)[Name]>>, 'className'> extends never
    ? never
    : Name;
}[ComponentName];

test('no component takes className', () => {
  expectTypeOf<LetsLookIn>().toEqualTypeOf<never>();
  expect(Object.keys(all)).toContain('TextField');
});

test('no field is required and optional at once', () => {
  const texts = { name: 'x', label: 'Feld', autoComplete: 'off' } as const;
  const dynamic: boolean = texts.name.length > 1;
  const fields = [
    // @ts-expect-error They contradict each other.
    <TextField key="1" {...texts} required optional />,
    // @ts-expect-error They contradict each other.
    <Checkbox key="2" name="x" label="Feld" required optional />,
    // @ts-expect-error They contradict each other.
    <RadioGroup key="3" name="x" label="Feld" options={[]} required optional />,
    <TextField key="4" {...texts} required={dynamic} />,
    <TextField key="5" {...texts} optional={dynamic} />,
    <TextField key="6" {...texts} {...(dynamic ? { required: true } : { optional: true })} />,
  ];
  expect(fields).toHaveLength(6);
});
