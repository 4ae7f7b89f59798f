import type { FormValues, Issue } from '@crema/flow-domain';
import { contentOf } from './field-view.ts';

/** The inputs that a service's answer is about. */
export interface AnswerSubject {
  /** A change of one of these inputs removes the answer. */
  readonly inputs: readonly string[];
  /** True if the answer holds a submit back. @default false */
  readonly binding?: boolean | undefined;
}

/** Issues that a service found, such as the server. */
export interface Answer extends AnswerSubject {
  readonly issues: readonly Issue[];
  /** True if the answer is not shown while one of its inputs breaks a rule, because a wrong pair need not be sent again. */
  readonly yields?: boolean;
}

/** The answers of services about a form's values. Each holds as long as those values stay. */
export interface Answers {
  /** Stores an answer in place of the one from the same source. */
  readonly keep: (source: string, answer: Answer, values: FormValues) => void;
  /** Returns the issues of the answers that still hold. `own` are those that the form's rules have found. */
  readonly issues: (values: FormValues, own?: readonly Issue[], only?: 'binding') => readonly Issue[];
  /** Removes answers. Those that hold a submit back stay, unless `all` is true. */
  readonly forget: (all: boolean) => void;
}

/** Creates an empty set of answers. */
export function createAnswers(): Answers {
  const kept = new Map<string, Answer & { readonly judged: string }>();
  return {
    keep: (source, answer, values) => {
      kept.set(source, { ...answer, judged: contentOf(answer.inputs, values) });
    },
    issues: (values, own, only) =>
      [...kept.values()]
        .filter(({ binding }) => binding || !only)
        .filter(({ yields, inputs }) => !yields || !own?.some(({ field = '' }) => inputs.includes(field)))
        .flatMap(({ issues, inputs, judged }) => (contentOf(inputs, values) === judged ? issues : [])),
    forget: (all) => {
      for (const [source, { binding }] of kept) if (all || !binding) kept.delete(source);
    },
  };
}
