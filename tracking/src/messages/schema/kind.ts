/** The kind of a field. `kinds.ts` defines the values. This file is separate because the objects inside messages have schemas, too. */
export type Kind =
  | 'text'
  | 'lower'
  | 'number'
  | 'quantity'
  | 'flag'
  | 'pipe'
  | 'names'
  | 'tests'
  | 'subscription'
  | 'commerce'
  | 'ecommerce'
  | 'items';

/** A message's fields by importance, each with its kind. Types, parser and documentation follow from it. */
export type Schema = Readonly<Record<string, Kind>>;
