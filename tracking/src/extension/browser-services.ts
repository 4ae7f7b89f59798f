import type { Services } from './services.ts';

/** The services of a page. */
export function browserServices(): Services {
  return {
    url: () => location.href,
    referrer: () => document.referrer,
    userAgent: () => navigator.userAgent,
    windowWidth: () => window.innerWidth,
    screenSize: () => `${screen.width}x${screen.height}`,
    setCookie: (cookie) => {
      document.cookie = cookie;
    },
    store: {
      get: (key) => {
        try {
          return localStorage.getItem(key);
        } catch {
          // Out of reach where the browser keeps nothing for the page.
          return null;
        }
      },
      set: (key, value) => localStorage.setItem(key, value),
      remove: (key) => localStorage.removeItem(key),
    },
    quota: async () => (await navigator.storage?.estimate?.())?.quota,
    exclusively: async (name, run) => {
      // Older browsers have no locks: two tabs may then forget what the other has just written.
      await (navigator.locks ? navigator.locks.request(name, run) : run());
    },
    fetch: (url, call) => fetch(url, call),
    randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
    exposed: (name) => Reflect.get(window, name),
    expose: (name, value) => void Object.assign(window, { [name]: value }),
    hidden: () => document.hidden,
    onVisibility: (listener) => {
      document.addEventListener('visibilitychange', listener);
      return () => document.removeEventListener('visibilitychange', listener);
    },
    onClick: (listener) => {
      const hear = ({ target }: Event) => {
        if (target instanceof Element) listener(target);
      };
      document.addEventListener('click', hear, { capture: true, passive: true });
      return () => document.removeEventListener('click', hear, { capture: true });
    },
  };
}
