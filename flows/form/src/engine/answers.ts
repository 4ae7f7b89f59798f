import type { FormValues, Issue } from '@crema/flow-domain';
import { contentOf } from './field-view.ts';

/** What an answer is about. */
export interface AnswerSubject {
  /** A change of one of these inputs withdraws it. */
  readonly inputs: readonly string[];
  /** Whether it holds a submit back. @default false */
  readonly binding?: boolean | undefined;
}

/** Issues somebody else found, a server for instance. */
export interface Answer extends AnswerSubject {
  readonly issues: readonly Issue[];
  /** Whether it is silent while one of its inputs is wrong by itself: to send a wrong pair once more leads nowhere then. */
  readonly yields?: boolean;
}

/** What was answered about a form's values, each as long as those values stay. */
export interface Answers {
  /** Keeps an answer in place of the one from the same source. */
  readonly keep: (source: string, answer: Answer, values: FormValues) => void;
  /** Issues of the answers that still hold, beside what the form's own rules have found. */
  readonly issues: (values: FormValues, own?: readonly Issue[], only?: 'binding') => readonly Issue[];
  /** Forgets answers; those that hold a submit back only with `all`. */
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
