import type { State } from './runtime.mjs';

declare global {
  var ariaMutants: State | undefined;
}
