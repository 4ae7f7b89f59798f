import { startFlow } from '@walkeros/collector';
import { sourceBrowser } from '@walkeros/web-source-browser';

/**
 * Starts walkerOS 4 with consent given and one destination, the page's data layer, whose records are its events as they are.
 * @returns {Promise<(event: string, data?: object) => Promise<unknown>>}
 */
export async function startWalkerOs() {
  const { elb } = await startFlow({
    run: false,
    consent: { functional: true, statistics: true },
    sources: { browser: { code: sourceBrowser, config: { settings: { pageview: true } } } },
    destinations: {
      dataLayer: {
        code: { type: 'dataLayer', config: {}, push: (event) => void window.dataLayer.push(event) },
        config: { consent: { statistics: true } },
      },
    },
  });
  await elb('walker run');
  return elb;
}
