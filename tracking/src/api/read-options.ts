import { attempt } from '../browser/attempt.ts';
import { isRecord } from '../browser/is-record.ts';
import type { InstallOptions } from './options.ts';

/** The options that are not flags, by their types as `typeof` returns them. `list` is an array. `object` is neither an array nor null. */
const kinds = {
  string: ['site', 'stage', 'reference', 'cardWord', 'afterRefusal'],
  object: ['consent', 'cookieNames', 'sites', 'consentNeeded', 'touchPoint', 'nativeApp'],
  'boolean object': ['tagManager', 'exactag', 'internalTracker', 'monitoring'],
  list: ['channels', 'allowedOrigins', 'ga4Rules', 'consentFreePartners'],
  'function string': ['ga4'],
} as const;

type Named = (typeof kinds)[keyof typeof kinds][number];
type Flag = {
  [Name in keyof InstallOptions]-?: InstallOptions[Name] extends boolean | undefined ? Name : never;
}[keyof InstallOptions];
/** An option that is neither a flag nor in `kinds` does not compile. */
const isComplete: keyof InstallOptions extends Named | Flag ? true : never = true;
void isComplete;

/** Copies a plain object, so that no field throws later. @throws if a field throws, or the object is circular */
const copied = (value: unknown): unknown =>
  isRecord(value) && value['constructor'] === Object
    ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, copied(each)]))
    : value;

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value);

/**
 * Returns the valid options. A page without types may set any value. An option with a wrong type, or one that throws when it is read,
 * is left out, so that its default is used. Calls `invalid` with its name, and with the name of an unknown option, unless that is a
 * flag.
 */
export function readOptions(given: InstallOptions, invalid: (name: string) => void): InstallOptions;
export function readOptions(given: object, invalid: (name: string) => void): object {
  const read: Record<string, unknown> = {};
  for (const name of attempt(() => Object.keys(given)) ?? ['options']) {
    const isRead = attempt(() => {
      const value: unknown = Reflect.get(given, name);
      if (value === undefined) return true;
      const [kind = 'boolean'] =
        Object.entries(kinds).find(([, names]) => names.some((known) => known === name)) ?? [];
      if (kind.includes(kindOf(value))) read[name] = copied(value);
      return name in read;
    });
    if (!isRead) invalid(name);
  }
  return read;
}
