import type { FormValues, PlannedField } from '../../flows/domain/src/index.ts';
import type { Draw } from './draw.ts';
import type { FilledScene } from './registration-case.ts';

/** A way to make a case wrong. */
export interface Fault {
  /** The keys that a case with only this fault must produce. */
  readonly keys: readonly [string, ...string[]];
  /** Returns the wrong entries, or `undefined` if the scene has no field for them. */
  readonly entries: (scene: FilledScene, draw: Draw) => FormValues | undefined;
}

/** Returns texts to choose from. The list is empty if the field cannot be wrong in this way. */
type Wrong<Kind extends PlannedField['kind']> =
  | readonly string[]
  | ((field: PlannedField & { readonly kind: Kind }, scene: FilledScene) => readonly string[]);

/** Texts that count as empty: no characters, or only white space. */
export const blank = ['', '  ', '\u00a0', '\u2003\t', '\ufeff'] as const;

/** Characters that no text of a form accepts, and texts that look like a web address. */
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

/** Creates a fault in a field of a kind: one of the texts, in the field's own input. */
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
