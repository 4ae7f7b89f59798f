import type { MiddlewareHandler } from 'hono';
import { Overloaded, type Slot } from '../../core/limits/slots.ts';
import type { AppEnv, TurnedAway } from '../http/app-env.ts';
import { turnAway as refuse } from '../http/problem.ts';
import { createTurns } from '../http/turns.ts';
import type { EventServices, FormServices, RegistrationServices } from '../services.ts';
import { endOf, publisherOf, reporterOf, senderOf, signedSessionOf, weightOf } from './sender-of.ts';

/** Seconds after which the requests that wait now have been served, and the events that wait now have been stored. */
const soon = 5;

function slotIn(slots: RegistrationServices['slots']): Slot | undefined {
  try {
    return slots.take();
  } catch (error) {
    if (error instanceof Overloaded) return undefined;
    throw error;
  }
}

/**
 * Admits a registration if its sender is below the limits and a slot is free. Nothing of the request is read before. A registration
 * that is not admitted has `turnedAway` set, and the next handler responds.
 */
export function admit(services: RegistrationServices): MiddlewareHandler<AppEnv> {
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
    const slot = slotIn(services.slots);
    try {
      if (!slot) return await turnAway({ status: 503, seconds: soon });
      c.set('onBody', async () => {
        slot.keep();
        await turn();
      });
      return await next();
    } finally {
      slot?.giveBack();
      asked.end(endOf(c.res.status), weight);
    }
  };
}

/** Admits a report of a page if its network is below the limits. Reports and registrations are counted apart. */
export function admitReport(services: RegistrationServices): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const asked = await services.limits.ask(reporterOf(c, services));
    if (typeof asked === 'number') return refuse(c, { status: 429, seconds: asked });
    try {
      return await next();
    } finally {
      asked.end(endOf(c.res.status));
    }
  };
}

/** Admits a posted form like a call. The form of an address needs no slot. */
export function admitForms(services: FormServices): MiddlewareHandler<AppEnv> {
  const register = admit(services);
  return async (c, next) => {
    const found = services.bundle.form(c.req.param('route') ?? '');
    return found?.form.flow === 'invoice-address' ? await next() : await register(c, next);
  };
}

/**
 * Admits an event if its sender is below the limits and not too many events wait. Nothing of the request is read before. An event
 * counts for the session and the network, not for the customer, because that would take a query for each event.
 */
export function admitEvents(services: EventServices): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const turnAway = (away: TurnedAway) => {
      services.onEventRefused?.(away.status);
      return refuse(c, away);
    };
    const asked = await services.eventLimits.ask(publisherOf(c, services));
    if (typeof asked === 'number') return turnAway({ status: 429, seconds: asked });
    if (services.events.isFull()) {
      asked.end('neither');
      return turnAway({ status: 503, seconds: soon });
    }
    try {
      return await next();
    } finally {
      const { status } = c.res;
      if (status >= 400) services.onEventRefused?.(status);
      asked.end(endOf(status));
    }
  };
}
