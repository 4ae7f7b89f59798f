/**
 * A value as JSON, in which everything keeps what it says: a number that JSON does not know (`NaN`, `Infinity`, a bigint) is
 * written as its text, because JSON would make null of it or throw; a list is written as a list, though a script of the page may
 * have given all lists a `toJSON`. Throws where the value is circular, or throws itself when it is looked at.
 */
export const toJson = (value: unknown): string =>
  JSON.stringify(value, function (this: Readonly<Record<string, unknown>>, key, told: unknown) {
    const own = this[key];
    if (Array.isArray(own)) return own;
    return typeof told === 'bigint' || (typeof told === 'number' && !Number.isFinite(told))
      ? `${told}`
      : told;
  });
