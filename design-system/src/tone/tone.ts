/** What kind of news something is: the one vocabulary of all components. Each takes those it can show. */
export type Tone = 'info' | 'success' | 'warning' | 'error';
