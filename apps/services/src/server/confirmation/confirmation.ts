import type { Context, Handler } from 'hono';
import { type ConfirmationParts, confirmAddress, sendAgain } from '../../core/confirmations/confirm.ts';
import { readFormFields } from '../forms/form-fields.ts';
import type { AppEnv } from '../http/app-env.ts';
import { problem } from '../http/problem.ts';
import { type Call, described } from '../reference/described.ts';
import type { PageServices } from '../services.ts';
import { takePost } from '../sessions/take-body.ts';

type Services = ConfirmationParts & Pick<PageServices, 'bundle' | 'trustProxy'>;

const call = {
  group: 'Forms without JavaScript',
  body: {
    mediaType: 'application/x-www-form-urlencoded',
    schema: 'Form',
    example: { token: 'the token of the link' },
  },
  success: { status: 303, about: 'The page of the result.', headers: { Location: 'Its address.' } },
  refuses: ['nowhere'],
} as const satisfies Partial<Call>;

const confirmCall: Call = {
  ...call,
  id: 'confirmAddress',
  title: 'Confirm an e-mail address by its button',
  about:
    'Confirms the address that a link was sent to, and the newsletter if it waits for that. Needs no session, so the link works on another ' +
    'device. A second press changes nothing.',
};

const againCall: Call = {
  ...call,
  id: 'sendConfirmationAgain',
  title: 'Ask for a new link by its button',
  about: 'Sends a new link to the address of an old one, at most five a day.',
};

/** Leads to a page about a link. A link that is not used up stays in the address, so that its page can ask again. */
function leadTo(c: Context<AppEnv>, { bundle }: Services, state: string, token?: string): Response {
  const path = bundle.confirmPage?.paths[0] ?? '/';
  c.header('Cache-Control', 'no-store');
  const query = token === undefined ? '' : `?${new URLSearchParams({ token }).toString()}`;
  return c.redirect((state === '' ? path : `${path}/${state}`) + query, 303);
}

const posting =
  (services: Services, act: (c: Context<AppEnv>, token: string) => Promise<Response>): Handler<AppEnv> =>
  async (c) => {
    if (!services.bundle.confirmPage) return problem(c, 404, [{ code: 'NOT_FOUND' }]);
    const body = await takePost(c, services);
    if (body instanceof Response) return body;
    return await act(c, readFormFields(body)['token'] ?? '');
  };

/** Handles `POST /service/registration/confirmation`. A look at the link's page, by any program, confirms nothing. */
export const postConfirmation = (services: Services): Handler<AppEnv> =>
  described(
    confirmCall,
    posting(services, async (c, token) => {
      const outcome = await confirmAddress(services, token);
      if (outcome === 'tooOld') return leadTo(c, services, 'old', token);
      return leadTo(c, services, outcome === 'confirmed' ? 'done' : 'unknown');
    }),
  );

/** Handles `POST /service/registration/confirmation/again`. */
export const postConfirmationAgain = (services: Services): Handler<AppEnv> =>
  described(
    againCall,
    posting(services, async (c, token) =>
      leadTo(c, services, (await sendAgain(services, token)) ? '' : 'unknown'),
    ),
  );

/** Leads to the page of links, if a browser loads the address of a button again. */
export const getConfirmation = (services: Services): Handler<AppEnv> =>
  described(
    {
      group: call.group,
      success: call.success,
      id: 'getConfirmation',
      title: 'Load a refused confirmation again',
      about: 'Leads to the page of links.',
    },
    (c) => leadTo(c, services, ''),
  );
