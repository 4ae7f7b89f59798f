/** The kind of a field. Apart from what the kinds mean, because the parts of a message are schemas themselves. */
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

/** A message as data: its fields in order of importance, each with its kind. Types, parser and documentation follow from it. */
export type Schema = Readonly<Record<string, Kind>>;
