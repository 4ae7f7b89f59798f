import type { CompiledMessages } from '@crema/flow-domain/messages';

/** One case of a plural or a choice: a text, or a function that returns it. */
type Case = string | (() => string);

/** The functions that a compiled message calls. `@internationalized/string-compiler` parses ICU and writes that code. */
export interface MessageFormatter {
  readonly plural: (
    count: number,
    cases: Readonly<Record<string, Case>>,
    type?: Intl.PluralRuleType,
  ) => string;
  readonly number: (value: number) => string;
  readonly select: (cases: Readonly<Record<string, Case>>, value: string) => string;
  /** Returns the text of a message. Throws if the key is unknown. */
  readonly format: (key: string, args?: Readonly<Record<string, string | number | boolean>>) => string;
}

const say = (chosen: Case | undefined): string => (typeof chosen === 'function' ? chosen() : (chosen ?? ''));

/**
 * Formats compiled messages of one locale. The library's own formatter selects the best of several locales. A page has only one,
 * and saves 0.7 kB.
 * @param locale BCP 47 tag, for plurals and numbers
 */
export function createMessageFormatter(locale: string, messages: CompiledMessages): MessageFormatter {
  const rules = new Map<string, Intl.PluralRules>();
  const numbers = new Intl.NumberFormat(locale);
  const rulesOf = (type: Intl.PluralRuleType) => {
    const known = rules.get(type) ?? new Intl.PluralRules(locale, { type });
    rules.set(type, known);
    return known;
  };
  const formatter: MessageFormatter = {
    plural: (count, cases, type = 'cardinal') =>
      say(cases[`=${count}`] ?? cases[rulesOf(type).select(count)] ?? cases['other']),
    number: (value) => numbers.format(value),
    select: (cases, value) => say(cases[value] ?? cases['other']),
    format: (key, args) => {
      const message = messages[key];
      if (message === undefined) throw new Error(`No text '${key}'`);
      return typeof message === 'function' ? message(args, formatter) : message;
    },
  };
  return formatter;
}
