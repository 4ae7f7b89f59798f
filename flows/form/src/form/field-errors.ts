import type { Issue } from '@crema/flow-domain';
import type { FormStore } from '../engine/form-store.ts';

/** A field with its error. */
interface FieldError {
  /** The field's name. */
  readonly name: string;
  readonly issue: Issue;
}

/** Codes of what is wrong with a postal code and its town together. Both fields show it. */
const ofPair = /^postal(?:Mismatch|CodeAndTown)/;

/** Returns the fields that are shown in error, in their order. A code and a town that are wrong together count once. */
export const fieldErrorsOf = (store: FormStore): readonly FieldError[] =>
  store
    .wrong()
    .flatMap((name) =>
      store
        .field(name)
        .issues.slice(0, 1)
        .map((issue) => ({ name, issue })),
    )
    .filter(({ issue: { code } }, index, all) => !ofPair.test(code) || all[index - 1]?.issue.code !== code);
