import type { FormStart } from '../engine/form-view.ts';

/** Whether a form starts as a server sent it back, with what was wrong. */
export const isReturned = (start: FormStart | undefined): boolean => Boolean(start?.issues ?? start?.problem);
