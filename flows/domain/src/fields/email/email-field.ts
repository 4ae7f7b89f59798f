import type { Bounds } from '../../rules/bounds.ts';
import type { FieldOf } from '../planned-field.ts';

/** The bounds of Registration §9. */
export const emailBounds: Bounds = { max: 255 };

export const emailField: FieldOf<'email'> = {
  kind: 'email',
  name: 'email',
  required: true,
  bounds: emailBounds,
};
