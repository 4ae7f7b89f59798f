import type { Handler } from 'hono';
import { unsubscribe } from '../../core/confirmations/unsubscribe.ts';
import type { AppEnv } from '../http/app-env.ts';
import { problem } from '../http/problem.ts';
import { described } from '../reference/described.ts';
import { inPath } from '../reference/parameters.ts';
import type { PageServices } from '../services.ts';

const parameters = [inPath('ticket', 'The ticket of the header `List-Unsubscribe`.')];

/**
 * Handles `POST /service/registration/unsubscribe/:ticket`, which mail programs send for their own button (RFC 8058). It comes from
 * anywhere, without cookies, and nothing of its body is read.
 */
export const postUnsubscribe = (services: PageServices): Handler<AppEnv> =>
  described(
    {
      id: 'unsubscribe',
      group: 'Forms without JavaScript',
      title: 'End the newsletter from a mail program',
      about:
        'Withdraws the newsletter (RFC 8058). A repeated call changes nothing more. Nothing of the body is read.',
      parameters,
      success: { status: 204, about: 'Withdrawn.' },
      refuses: ['nowhere'],
    },
    async (c) => {
      if (!(await unsubscribe(services, c.req.param('ticket') ?? '')))
        return problem(c, 404, [{ code: 'NOT_FOUND' }]);
      c.header('Cache-Control', 'no-store');
      return c.body(null, 204);
    },
  );

/** Leads a reader who opens the address to the page of consents. A look withdraws nothing. */
export const getUnsubscribe = ({ bundle }: PageServices): Handler<AppEnv> =>
  described(
    {
      id: 'getUnsubscribe',
      group: 'Forms without JavaScript',
      title: 'Open the address that ends the newsletter',
      about: 'Leads to the page of consents. A look withdraws nothing.',
      parameters,
      success: { status: 303, about: 'The page of consents.', headers: { Location: 'Its address.' } },
    },
    (c) => {
      c.header('Cache-Control', 'no-store');
      return c.redirect(bundle.consentsPage?.paths[0] ?? '/', 303);
    },
  );
