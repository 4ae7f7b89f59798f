import type { FormValues, PlannedField } from '../../flows/domain/src/index.ts';
import type { Draw } from './draw.ts';
import type { FilledScene } from './registration-case.ts';

/** One way to make a case wrong. */
export interface Fault {
  /** What must be said of a case with this fault alone. */
  readonly keys: readonly [string, ...string[]];
  /** The entries that are wrong; `undefined` where the scene has no place for them. */
  readonly entries: (scene: FilledScene, draw: Draw) => FormValues | undefined;
}

/** Texts to choose from; none where the field cannot be wrong in this way. */
type Wrong<Kind extends PlannedField['kind']> =
  | readonly string[]
  | ((field: PlannedField & { readonly kind: Kind }, scene: FilledScene) => readonly string[]);

/** Nothing, as it is typed: without a sign, or with blanks that count for none. */
export const blank = ['', '  ', '\u00a0', '\u2003\t', '\ufeff'] as const;

/** Signs that no text of a form takes, and texts that look like a web address. */
export const foreignSigns = [
  'Anna!',
  'a_b',
  '50€',
  '😀😀😀😀😀',
  'Anna 👨‍👩‍👧',
  '<b>Anna</b>',
  'Berger;',
  '№ 5 → Haus',
] as const;
export const webAddresses = [
  'www.crema',
  'https://x.de/',
  'berger.de 12345',
  'WWW.BERGER 1',
  'ftp://a',
] as const;

const isOf = <Kind extends PlannedField['kind']>(
  field: PlannedField,
  kind: Kind,
): field is PlannedField & { readonly kind: Kind } => field.kind === kind;

/** A fault in a field of a kind: one of the texts, in the field's own input. */
export function inField<Kind extends PlannedField['kind']>(
  key: string,
  kind: Kind,
  wrong: Wrong<NoInfer<Kind>>,
): Fault {
  return {
    keys: [key],
    entries: (scene, draw) => {
      const choices = scene.plan.fields.flatMap((field) => {
        if (!isOf(field, kind) || field.disabled) return [];
        const texts = typeof wrong === 'function' ? wrong(field, scene) : wrong;
        return texts.map((text) => ({ [field.name]: text }));
      });
      return draw.any(choices);
    },
  };
}
