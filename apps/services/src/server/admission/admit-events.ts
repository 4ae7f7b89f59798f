import type { MiddlewareHandler } from 'hono';
import type { AppEnv, TurnedAway } from '../http/app-env.ts';
import { turnAway } from '../http/problem.ts';
import type { EventServices } from '../services.ts';
import { endOf, publisherOf } from './sender-of.ts';

/** Seconds after which the events that wait now have been stored. */
const soon = 5;

/**
 * Admits an event if its sender is below the limits and not too many events wait. Nothing of the request is read before. An event
 * counts for the session and the network, not for the customer, because that would take a query for each event.
 */
export function admitEvents(services: EventServices): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const refuse = (away: TurnedAway) => {
      services.onEventRefused?.(away.status);
      return turnAway(c, away);
    };
    const asked = await services.eventLimits.ask(publisherOf(c, services));
    if (typeof asked === 'number') return refuse({ status: 429, seconds: asked });
    if (services.events.isFull()) {
      asked.end('neither');
      return refuse({ status: 503, seconds: soon });
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
