import type { FormProblem } from '@crema/flow-domain';
import type { Context } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { withoutValues } from '../log/log.ts';
import { answerPage } from '../pages/answer-page.ts';
import { customerOf } from '../pages/customer-of.ts';
import { siteOf } from '../pages/site-of.ts';
import { ofCustomer } from '../pages/of-customer.ts';
import type { PageServices } from '../pages/page-services.ts';
import type { PostedButton } from './posted-button.ts';

/** Why a button came to nothing. */
interface Trouble {
  readonly status: 401 | 403 | 503;
  readonly problem: FormProblem;
}

/** Answers with the page of consents as it is now, which says why a button came to nothing and can be pressed again. */
async function showProblem(
  c: Context<AppEnv>,
  services: PageServices,
  { address, site }: PostedButton,
  { status, problem }: Trouble,
): Promise<Response> {
  const customer = await customerOf(c, services);
  const page = await services.bundle.render(address, {
    site,
    form: { values: {}, issues: [], problem },
    ...(customer && ofCustomer(c, services, customer)),
    ownHost: siteOf(c, services).ownHost,
    pageList: services.pageList,
    embedders: services.embedderOrigins,
    streetsIn: services.streets?.countries,
  });
  return await answerPage(c, { ...page, status }, 'personal');
}

/** Does what a button asks for. Whatever goes wrong is told on its page, and in the log. */
export async function orShowProblem(
  c: Context<AppEnv>,
  services: PageServices,
  button: PostedButton,
  act: () => Promise<Response | Trouble>,
): Promise<Response> {
  try {
    const done = await act();
    return done instanceof Response ? done : await showProblem(c, services, button, done);
  } catch (error) {
    services.log({ level: 'error', requestId: c.get('requestId'), error: withoutValues(error) });
    c.header('Retry-After', '5');
    return await showProblem(c, services, button, { status: 503, problem: 'unavailable' });
  }
}
