import type { MiddlewareHandler } from 'hono';
import type { AppEnv, TurnedAway } from '../http/app-env.ts';
import { createTurns } from '../http/turns.ts';
import { Overloaded, type Place } from '../../core/limits/slots.ts';
import type { FormServices, RegistrationServices } from '../services.ts';
import { senderOf, signedSessionOf, weightOf } from './sender-of.ts';

/** Seconds after which those who wait now have been served. */
const soon = 5;

function placeIn(places: RegistrationServices['places']): Place | undefined {
  try {
    return places.take();
  } catch (error) {
    if (error instanceof Overloaded) return undefined;
    throw error;
  }
}

/** How an answer counts for its sender: what went wrong on our side for nobody. */
const endOf = (status: number) =>
  status < 400 ? 'accepted' : status === 429 || status >= 500 ? 'neither' : 'refused';

/**
 * Lets as many registrations in as one sender may make, and as can be hashed in time. It is decided before anything of one is read; what
 * becomes of who is turned away is the next handler's.
 */
export function letIn(services: RegistrationServices): MiddlewareHandler<AppEnv> {
  const turn = createTurns();
  return async (c, next) => {
    const turnAway = async (away: TurnedAway) => {
      c.set('turnedAway', away);
      return await next();
    };
    const session = signedSessionOf(c, services);
    const asked = await services.limits.ask(await senderOf(c, services, session));
    if (typeof asked === 'number') return await turnAway({ status: 429, seconds: asked });
    const weight = weightOf(session, services.now());
    const place = placeIn(services.places);
    try {
      if (!place) return await turnAway({ status: 503, seconds: soon });
      c.set('onBody', async () => {
        place.keep();
        await turn();
      });
      return await next();
    } finally {
      place?.giveBack();
      asked.end(endOf(c.res.status), weight);
    }
  };
}

/** Lets as many forms in that register somebody as calls; an address needs no room of that kind. */
export function letRegistrationsIn(services: FormServices): MiddlewareHandler<AppEnv> {
  const register = letIn(services);
  return async (c, next) => {
    const found = services.bundle.form(c.req.param('route') ?? '');
    return found?.form.flow === 'invoice-address' ? await next() : await register(c, next);
  };
}
