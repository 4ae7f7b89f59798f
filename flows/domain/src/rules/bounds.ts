import type { Bounds } from './limits.ts';

/**
 * The keys of Registration §5 that every field has alike: `{field}MinLength`, `{field}MaxLength`, and `{field}Length` where
 * one length is right.
 * @param value trimmed before, where the field is trimmed
 */
export function judgeLength(field: string, value: string, { min, max, length }: Bounds): string | undefined {
  if (min !== undefined && value.length < min) return `${field}MinLength`;
  if (max !== undefined && value.length > max) return `${field}MaxLength`;
  return length !== undefined && value.length !== length ? `${field}Length` : undefined;
}

/** `{field}Min` and `{field}Max` of a number, both bounds included. What is not a number is below every bound. */
export function judgeRange(
  field: string,
  value: number,
  { min = -Infinity, max = Infinity }: { readonly min?: number; readonly max?: number },
): string | undefined {
  if (!(value >= min)) return `${field}Min`;
  return value > max ? `${field}Max` : undefined;
}
