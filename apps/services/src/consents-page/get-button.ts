import type { Handler } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { problem } from '../http/problem.ts';
import type { PageServices } from '../pages/page-services.ts';
import { formAddress } from '../forms/form-address.ts';
import { withWithdrawn } from './posted-button.ts';

/** Where a button stands in the address bar after it came to nothing: whoever loads that again gets the page. */
export const getButton =
  ({ bundle, trustProxy }: Pick<PageServices, 'bundle' | 'trustProxy'>): Handler<AppEnv> =>
  (c) => {
    if (!bundle.consentsPage) return problem(c, 404, [{ code: 'NOT_FOUND' }]);
    c.header('Cache-Control', 'no-store');
    return c.redirect(withWithdrawn(formAddress(c, bundle.consentsPage, undefined, trustProxy)), 303);
  };
