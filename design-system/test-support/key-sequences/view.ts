import { drawn } from './line.ts';
import type { Line } from './line.ts';

/** What can be seen of a field after a key, in one glance: the stop that has the focus, its line, and what is posted. */
export const view = (stop: number, line: Line | undefined, posts: readonly string[]): string =>
  `stop ${stop} ${line ? drawn(line) : ''} posts ${posts.join('/')}`;
