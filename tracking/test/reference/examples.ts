import type { Example } from '../doubles/example.ts';
import { families } from '../examples/families.ts';

/** All examples, of every family. */
export const examples = families.flatMap<Example>(([, all]) => all);
