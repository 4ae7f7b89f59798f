import { settle } from '../../src/api/options.ts';
import { isRecord } from '../../src/browser/is-record.ts';
import { readNewFormat } from '../../src/customer/new-format.ts';
import { readOldFormat } from '../../src/customer/old-format.ts';
import { pageDependentFields } from '../../src/customer/known-customer.ts';
import { examples } from '../examples/families.ts';

const formats = [
  ['new', readNewFormat],
  ['old', readOldFormat],
] as const;

/** Returns the lines about customer fields by reading all customer data of the examples. */
export function customerLines(): string[] {
  const found = new Map<string, { readonly formats: Set<string>; consent: string }>();
  for (const { options = {}, given: { exposed, answers = {} } = {} } of examples) {
    const bodies = Object.values(answers).map((answer) => (isRecord(answer) ? answer['body'] : undefined));
    for (const source of [exposed, ...bodies]) {
      for (const [format, read] of formats) {
        const known = read(source, settle(options).cardWord);
        if (!known || known.login === 'LOGGED_OUT') continue;
        const depending = pageDependentFields(known, { page_type: 'order confirmation' });
        for (const [name, value] of Object.entries({ ...known.identity, ...depending, ...known.fields })) {
          if (value === undefined) continue;
          const field = found.get(name) ?? { formats: new Set<string>(), consent: 'nothing' };
          if (name in known.identity) field.consent = 'statistics';
          field.formats.add(format);
          found.set(name, field);
        }
      }
    }
  }
  return [...found]
    .sort(([one], [other]) => one.localeCompare(other))
    .flatMap(([name, field]) => [
      `## ${name}`,
      `- Formats of customer data: ${[...field.formats].sort().join(', ')}`,
      `- Needs consent to ${field.consent}`,
    ]);
}
