import type { CoreEnvironment, Parts } from './parts.ts';
import { fetchPart } from './fetch-part.ts';
import './window.ts';

/** Runs something once the page has nothing better to do. */
function whenIdle(run: () => void): void {
  // Safari has no such call; a short while later will do.
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 200);
}

/** Runs something now, or once the page is shown if it is only being rendered beforehand. */
function whenShown(run: () => void): void {
  if (Reflect.get(document, 'prerendering')) {
    document.addEventListener('prerenderingchange', run, { once: true });
  } else run();
}

const parts: { readonly [Name in keyof Parts]: () => Promise<Parts[Name]> } = {
  GA4: () => import('../ga4/create-ga4.ts'),
  'tag manager': () => import('../tag-manager/tag-manager.ts'),
  extension: () => import('../extension/browser-extension.ts'),
};

/** The environment of a page. */
export function browserEnvironment(): CoreEnvironment {
  return {
    origin: () => location.origin,
    path: () => location.pathname,
    cookies: () => {
      try {
        return document.cookie;
      } catch {
        // Out of reach in a sandboxed frame: no cookies, hence no consent.
        return '';
      }
    },
    consentGroups: () => window.OnetrustActiveGroups ?? window.OptanonActiveGroups,
    push: (record) => {
      (window.dataLayer ??= []).push(record);
    },
    now: () => Date.now(),
    after: (milliseconds, run) => {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    listen: (type, listener) => addEventListener(type, listener),
    followConsentTool: (listener) => {
      // Older consent tools only call the page's function: it is followed, never replaced.
      const pagesOwn = window.OptanonWrapper;
      window.OptanonWrapper = () => {
        pagesOwn?.();
        listener();
      };
    },
    hidden: () => document.hidden,
    whenShown,
    announce: (name, detail) => void dispatchEvent(new CustomEvent(name, { detail })),
    insertScript: (script, failed) => {
      // A module of its own: pages that bring their own tag manager, or none, never fetch it.
      import('./insert-script.ts').then(({ insertScript }) => insertScript(script, failed)).catch(failed);
    },
    fetchPart: (name, use) => {
      const fetch = () => fetchPart(parts[name], use);
      whenShown(() => (name === 'tag manager' ? fetch() : whenIdle(fetch)));
    },
    print: (level, text) => {
      try {
        console[level](`[collectOnTrackApi] ${text}`);
      } catch {
        // A page may have put something of its own in the console's place.
      }
    },
  };
}
