import { createSourceWalkerjs } from '@elbwalker/walker.js';

/**
 * Starts walker.js 3 with consent given and one destination, the page's data layer, whose records are its events as they are.
 * @returns {Promise<(event: string, data?: object) => unknown>}
 */
export async function startWalkerJs() {
  const { elb } = createSourceWalkerjs({
    default: false,
    elb: 'elb3',
    session: false,
    consent: { functional: true, statistics: true },
    pageview: false,
  });
  const destination = { push: (event) => void window.dataLayer.push(event) };
  await elb('walker destination', destination, { consent: { statistics: true } });
  await elb('walker run');
  return elb;
}
