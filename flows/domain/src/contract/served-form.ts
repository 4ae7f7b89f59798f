import * as v from 'valibot';
import { flows } from '../plan/form-plan.ts';

/**
 * A form as its page serves it: what the app tells the server of it, so that a post without JavaScript is judged as the page
 * would have judged it. A flow can have forms on several pages, each in a variant of its own (Registration §2).
 */
export const servedForm = v.object({
  flow: v.picklist(flows),
  variant: v.object({
    withAddress: v.optional(v.boolean()),
    passwordRequired: v.optional(v.boolean()),
    hidePassword: v.optional(v.boolean()),
  }),
  /** The page's addresses, its own first. */
  paths: v.pipe(v.tupleWithRest([v.string()], v.string()), v.readonly()),
  /** Where success leads, unless the app decides it by the page's address. @default '/' */
  next: v.optional(v.string()),
});

/** A form as its page serves it. */
export type ServedForm = Readonly<v.InferOutput<typeof servedForm>>;
