import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { Overloaded } from '../http/overloaded.ts';
import type { Place } from '../http/places.ts';
import { createTurns } from '../http/turns.ts';
import type { RegistrationServices } from './registration-services.ts';

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

/**
 * Lets as many registrations in as can be hashed in time. It is decided before anything of one is read; what becomes of who is
 * turned away is the next handler's.
 */
export function letIn({ places }: Pick<RegistrationServices, 'places'>): MiddlewareHandler<AppEnv> {
  const turn = createTurns();
  return async (c, next) => {
    const place = placeIn(places);
    if (!place) {
      c.set('turnedAway', { status: 503, seconds: soon });
      return await next();
    }
    c.set('onBody', async () => {
      place.keep();
      await turn();
    });
    try {
      return await next();
    } finally {
      place.giveBack();
    }
  };
}
