import { RateLimiterMemory } from 'rate-limiter-flexible';

/** Bounds how often a form is shown again to who sends it too often: to make a page costs more than to judge the form. */
export interface Showings {
  readonly mayShow: (network: string | undefined) => Promise<boolean>;
}

/** Twenty pages a minute for each network: more than people behind one address need, and no work worth speaking of. */
export function createShowings(): Showings {
  const limiter = new RateLimiterMemory({ points: 20, duration: 60 });
  return {
    mayShow: async (network = '') =>
      await limiter.consume(network).then(
        () => true,
        () => false,
      ),
  };
}
