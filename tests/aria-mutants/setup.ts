import { afterEach, inject } from 'vitest';
import { state } from './runtime.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** The active mutant, or an empty text. */
    ariaMutant: string;
  }
  interface TaskMeta {
    /** The mutants that a test reached. */
    ariaMutants?: readonly string[];
  }
}

state().active = inject('ariaMutant') || undefined;

afterEach(({ task }) => {
  const { reached } = state();
  task.meta.ariaMutants = Array.from(reached);
  reached.clear();
});
