import { describe, test } from 'vitest';
import type { FieldOptions } from './field-suite/options.ts';
import { properties } from './field-suite/properties.ts';
import type { FieldProperty } from './field-suite/properties.ts';
import { triedElsewhere } from './field-suite/shared.ts';
import { subject } from './field-suite/subject.tsx';
import type { Property } from './field-suite/subject.tsx';

/**
 * Runs the suite that every field must pass in a real browser. If a field differs for a good reason, list the property in
 * `deviates` with the reason. The suite still runs that property and expects it to fail.
 *
 * ```tsx
 * describeField('TextField', {
 *   component: TextField,
 *   render: (props) => <TextField {...props} autoComplete="given-name" />,
 *   first: { value: 'Zoë', posts: [['x', 'Zoë']] },
 *   second: { value: 'Ada', posts: [['x', 'Ada']] },
 *   enter: typed('Ada'),
 *   autoComplete: ['given-name'],
 * });
 * ```
 */
export function describeField<Value, Props>(
  name: string,
  options: FieldOptions<Value, Props, FieldProperty>,
) {
  const field = subject(options);
  const deviates: Readonly<Record<string, string | undefined>> = options.deviates ?? {};
  const checks: Readonly<Record<string, Property>> = properties;

  const elsewhere = triedElsewhere(options.shares ?? []);
  const all = Object.entries(checks)
    .filter(([title]) => !elsewhere.has(title))
    .map(([title, check]) => [title, deviates[title] ?? '', check] as const);

  describe(`${name} keeps what every field keeps`, () => {
    const kept = all.filter(([, reason]) => reason === '').map(([title, , check]) => [title, check] as const);
    test.each(kept)('%s', (_title, check) => check(field));

    const differing = all.filter(([, reason]) => reason !== '');
    test.fails.each(differing)('not here: %s. %s', (_title, _reason, check) => check(field));
  });
}
