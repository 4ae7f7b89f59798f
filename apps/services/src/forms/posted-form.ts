import { isSiteKey, type ServedForm, type SiteKey } from '@crema/flow-domain';
import type { Context } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import type { FoundForm } from '../pages/app-bundle.ts';
import type { PageServices } from '../pages/page-services.ts';
import { siteOf } from '../pages/site-of.ts';
import { formAddress } from './form-address.ts';
import { readFormFields } from './form-fields.ts';

/** A form as it was posted without JavaScript. */
export interface PostedForm {
  readonly form: ServedForm;
  readonly routeId: string;
  /** Everything in its body, entered or not. */
  readonly fields: Readonly<Record<string, string>>;
  /** The address it was on: path and query. */
  readonly address: string;
  /** The site its page was shown for. */
  readonly site: SiteKey;
}

/** Reads the body of a post, and where it came from. */
export function readPostedForm(
  c: Context<AppEnv>,
  services: PageServices,
  { form, routeId }: FoundForm,
  body: string,
): PostedForm {
  const fields = readFormFields(body);
  const named = fields['site'];
  return {
    form,
    routeId,
    fields,
    address: formAddress(c, form, fields['path'], services.trustProxy),
    site: isSiteKey(named) ? named : siteOf(c, services).site,
  };
}
