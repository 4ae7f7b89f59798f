import { attempt } from '../browser/attempt.ts';
import { cookieText, readCookie } from '../browser/cookies.ts';
import { eventId } from '../browser/event-id.ts';
import type { PageWindow } from '../browser/page-window.ts';
import { noAttribution, noToken, unreadableToken } from '../log/late-texts.ts';
import { addressOf, isOwnHost, stageOf } from './address.ts';
import { statistics } from './consent/groups.ts';
import {
  cookieAttribution,
  deviceType,
  longTermToken,
  readCashback,
  referrerAttribution,
  screenBreakpoint,
} from './facts.ts';
import type { Attribution, Browser, Cashback } from './facts.ts';
import type { Host } from './host.ts';
import { sessionCookie } from './storage.ts';
import type { CookieNames, Stage, VisitSettings } from './visit-options.ts';

/** Facts about a visit while a page is shown. */
export interface VisitFacts {
  readonly stage: Stage;
  readonly browser: Browser;
  readonly attribution: Attribution;
  readonly cashback: Cashback | undefined;
  /** Empty without statistics, without the cookie, or if the cookie cannot be read. */
  readonly longTermToken: string;
  /** Id in the session cookie. Absent without statistics. */
  readonly sessionId: string | undefined;
}

/** The visit of a page. */
export interface Visit {
  /** Returns the facts. They are read from the browser when a page begins and when consent changes, never for an event. */
  readonly facts: () => VisitFacts;
  /** Returns the current long-term token. Empty without statistics, without the cookie, or if the cookie cannot be read. */
  readonly token: () => string;
}

/** Default names of cookies. */
const usual: Omit<CookieNames, 'desk' | 'login'> = {
  longTermToken: 'crema_ltt',
  cashback: 'cashback',
  attribution: 'cotcs',
};

/** Lifetime of a session after the last page, in seconds (Tracking §9). */
const sessionLife = 1800;

/** Returns the session's id and renews its cookie. Creates a session if there is none. Without statistics, removes the cookie. */
function keepSession(
  window: Pick<PageWindow, 'document' | 'location' | 'crypto' | 'Date'>,
  cookies: string,
  allowed: boolean,
): string | undefined {
  const { document, location } = window;
  const before = readCookie(cookies, sessionCookie);
  const id = allowed ? before || eventId(window) : undefined;
  if (id === undefined && before === undefined) return undefined;
  const secure = location.href.startsWith('https:');
  const seconds = id ? sessionLife : 0;
  // A sandboxed frame has no access to cookies. Then the session lasts for the page only.
  attempt(() => (document.cookie = cookieText(sessionCookie, id ?? '', { secure, seconds })));
  return id;
}

/** Creates the visit. Warns once per installation about each missing fact (Tracking §8). */
function createVisit(host: Host<VisitSettings>): Visit {
  const { window, consent, log, settings } = host;
  const warned = new Set<string>();
  const warnOnce = (text: string, warn = log.warn) => {
    if (!warned.has(text)) warn(text);
    warned.add(text);
  };

  const cookie = (which: keyof typeof usual) =>
    readCookie(host.cookies(), settings.cookieNames?.[which] ?? usual[which]);
  const isLoggedIn = () => {
    const name = settings.cookieNames?.login;
    return !!name && !!readCookie(host.cookies(), name);
  };
  const token = () => {
    if (!consent.now().grants([statistics])) return '';
    const jwt = cookie('longTermToken');
    const found = jwt && longTermToken(jwt);
    if (jwt && !found) warnOnce(unreadableToken);
    // A visitor who has never logged in has no token. That is no fault for the monitoring intake.
    else if (!found) warnOnce(noToken, isLoggedIn() ? log.warn : log.note);
    return found ?? '';
  };

  const read = (): VisitFacts => {
    const { screen } = window;
    const url = window.location.href;
    const user_agent = window.navigator.userAgent;
    const hostname = addressOf(url)?.hostname ?? '';
    let from: Attribution | undefined;
    let lid: string | undefined;
    return {
      stage: settings.stage ?? stageOf(hostname),
      browser: {
        url,
        hostname,
        user_agent,
        device_type: deviceType(user_agent),
        screen_breakpoint: screenBreakpoint(window.innerWidth),
        screen_size: `${screen.width}x${screen.height}`,
      },
      // Facts that may cause a warning are read when a channel uses them, so that a page without that channel gets no warning.
      get attribution() {
        from ??= cookieAttribution(cookie('attribution'));
        if (!from) {
          warnOnce(noAttribution);
          const before = addressOf(window.document.referrer)?.host;
          from = referrerAttribution(before && isOwnHost(before, url, settings) ? '' : before);
        }
        return from;
      },
      cashback: readCashback(cookie('cashback')),
      get longTermToken() {
        return (lid ??= token());
      },
      // Bypasses the cookie cache, which may lack a session that this page or another tab has just begun.
      sessionId: keepSession(window, host.cookies(true), consent.now().grants([statistics])),
    };
  };

  let known: { readonly facts: VisitFacts; readonly groups: string } | undefined;
  const renew = () => (known = { groups: consent.now().groups, facts: read() }).facts;
  // Another listener may use the facts before this one is called after a change of consent.
  const facts = () => (known?.groups === consent.now().groups ? known.facts : renew());
  host.onPage(renew);
  host.onStop(consent.subscribe(() => void facts()));
  return { facts, token };
}

const visits = new WeakMap<object, Visit>();

/** Returns the visit, the same one for all parts. */
export function visitOf(host: Host<VisitSettings>): Visit {
  const visit = visits.get(host) ?? createVisit(host);
  visits.set(host, visit);
  return visit;
}
