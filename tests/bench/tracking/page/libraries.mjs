import { newTracker, trackPageView } from '@snowplow/browser-tracker';
import { createSourceWalkerjs } from '@elbwalker/walker.js';
import { startFlow } from '@walkeros/collector';
import { sourceBrowser } from '@walkeros/web-source-browser';

/**
 * Installs the library and returns its listener for messages, so that a message is handled without the browser's event.
 *
 * @param {{ install: (options: object) => unknown, ga4: unknown }} library
 * @param {object} options
 * @returns {(text: string) => void}
 */
export function installCrema({ install, ga4 }, options) {
  let listener;
  let found = 0;
  const listen = window.addEventListener.bind(window);
  window.addEventListener = (type, hear, ...rest) => {
    listen(type, hear, ...rest);
    if (type !== 'message') return;
    listener = hear;
    found += 1;
    // The start adds the first listener, and the rest replaces it.
    if (found === 2) delete window.addEventListener;
  };
  install({ ga4, ...options });
  const { origin } = location;
  return (data) => listener({ type: 'message', data, origin });
}

/**
 * Starts Snowplow 4 with its default cookies and queue. Its collector accepts each event.
 * @returns {() => void} sends a page view
 */
export function startSnowplow() {
  newTracker('bench', location.origin, {
    appId: 'shop',
    eventMethod: 'post',
    bufferSize: 1,
    customFetch: () => Promise.resolve(new Response()),
  });
  return () => trackPageView({ title: 'Shop' });
}

/**
 * Starts walker.js 3 with consent and one destination, the page's data layer. Its records are the unchanged events.
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

/**
 * Starts walkerOS 4 with consent and one destination, the page's data layer. Its records are the unchanged events.
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
