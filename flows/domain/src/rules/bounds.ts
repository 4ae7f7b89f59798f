/** The length of a text, in UTF-16 units. */
export interface Bounds {
  readonly min?: number;
  readonly max?: number;
  /** The one length that is right. */
  readonly length?: number;
}

/**
 * Returns one of the keys of Registration §5 that every field has alike: `{field}MinLength`, `{field}MaxLength`, or
 * `{field}Length` if one length is right.
 * @param value trimmed before, if the field is trimmed
 */
export function judgeLength(field: string, value: string, { min, max, length }: Bounds): string | undefined {
  if (min !== undefined && value.length < min) return `${field}MinLength`;
  if (max !== undefined && value.length > max) return `${field}MaxLength`;
  return length !== undefined && value.length !== length ? `${field}Length` : undefined;
}

/** Returns `{field}Min` or `{field}Max` of a number, both bounds included. `NaN` is below every bound. */
export function judgeRange(
  field: string,
  value: number,
  { min = -Infinity, max = Infinity }: { readonly min?: number; readonly max?: number },
): string | undefined {
  if (!(value >= min)) return `${field}Min`;
  return value > max ? `${field}Max` : undefined;
}
