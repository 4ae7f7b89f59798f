import { drawn } from './line.ts';
import type { Line } from './line.ts';

/** Visible state of a field after a key, as one text: the position of the focus, its line, and the entries of the form. */
export const view = (stop: number, line: Line | undefined, posts: readonly string[]): string =>
  `stop ${stop} ${line ? drawn(line) : ''} posts ${posts.join('/')}`;
