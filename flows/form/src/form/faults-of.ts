import type { Issue } from '@crema/flow-domain';
import type { FormStore } from '../engine/form-store.ts';

/** What is wrong with one field. */
interface Fault {
  /** The field's name. */
  readonly name: string;
  readonly issue: Issue;
}

/** Codes of what is wrong with a postal code and its town together. It stands at both. */
const ofPair = /^postal(?:Mismatch|CodeAndTown)/;

/** All that a form shows as wrong, in the order of its fields. A code and a town that are wrong together count once. */
export const faultsOf = (store: FormStore): readonly Fault[] =>
  store
    .wrong()
    .flatMap((name) =>
      store
        .field(name)
        .issues.slice(0, 1)
        .map((issue) => ({ name, issue })),
    )
    .filter(({ issue: { code } }, index, all) => !ofPair.test(code) || all[index - 1]?.issue.code !== code);
