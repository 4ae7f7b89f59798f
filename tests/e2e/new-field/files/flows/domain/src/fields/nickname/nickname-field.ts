import type { Bounds } from '../../rules/bounds.ts';
import type { FieldOf } from '../planned-field.ts';

export const nicknameBounds: Bounds = { max: 20 };

export const nicknameField: FieldOf<'nickname'> = {
  kind: 'nickname',
  name: 'personalData.nickname',
  required: false,
  bounds: nicknameBounds,
};
