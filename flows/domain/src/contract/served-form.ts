import * as v from 'valibot';
import { flows } from '../plan/form-plan.ts';
import type { Submission } from './submission.ts';

/**
 * The shape of a form as its page serves it. The app passes it to the server, so that the server judges a post without JavaScript
 * like the page. A flow can have forms on several pages, each in a variant of its own (Registration §2).
 */
export const servedForm = v.object({
  flow: v.picklist(flows),
  variant: v.object({
    withAddress: v.optional(v.boolean()),
    passwordRequired: v.optional(v.boolean()),
    hidePassword: v.optional(v.boolean()),
  }),
  /** The page's paths, its own first. */
  paths: v.pipe(v.tupleWithRest([v.string()], v.string()), v.readonly()),
  /** The path after a success, unless the app chooses it by the page's address. @default '/' */
  next: v.optional(v.string()),
});

/** A form as its page serves it. */
export type ServedForm = Readonly<v.InferOutput<typeof servedForm>>;

/**
 * Returns the subscription that a form's page was opened for. A subscription needs an account, so a form without a password has
 * none. Page and server both call this, so that both plan the same form.
 * @param asked the `subscription` in the query of the page's address
 */
export function subscriptionOf(
  { flow, variant }: Pick<ServedForm, 'flow' | 'variant'>,
  asked: string | null | undefined,
): Submission['subscription'] {
  const hidden = variant.hidePassword === true && variant.passwordRequired !== true;
  const offered = (flow === 'standalone' || flow === 'checkout') && !hidden;
  return offered && asked?.toUpperCase() === 'COFFEE' ? 'COFFEE' : undefined;
}
