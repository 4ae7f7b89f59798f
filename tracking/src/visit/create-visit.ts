import type { Host } from './host.ts';
import type { CookieNames, VisitSettings } from './visit-options.ts';
import { statistics } from './consent/groups.ts';
import { readCookie } from '../browser/read-cookie.ts';
import { noAttribution, noToken, unreadableToken } from '../log/late-texts.ts';
import { addressOf, isOwnHost } from './address.ts';
import { readCashback } from './cashback.ts';
import { deviceType } from './device-type.ts';
import { cookieAttribution, longTermToken, referrerAttribution, screenBreakpoint } from './facts.ts';
import { keepSession } from './session.ts';
import { stageOf } from './stage.ts';
import type { Attribution, Visit, VisitFacts } from './visit.ts';

/** What cookies are called unless something else is said. */
const usual: Omit<CookieNames, 'desk' | 'login'> = {
  longTermToken: 'crema_ltt',
  cashback: 'cashback',
  attribution: 'cotcs',
};

/** Creates what is known of the visit. What could not be found is warned of once per installation (Tracking §8). */
function createVisit(host: Host<VisitSettings>): Visit {
  const { window, consent, log, settings } = host;
  const warned = new Set<string>();
  const warnOnce = (text: string, say = log.warn) => {
    if (!warned.has(text)) say(text);
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
    // A visitor who has never logged in has none: nothing is wrong then that somebody had to mend.
    else if (!found) warnOnce(noToken, isLoggedIn() ? log.warn : log.note);
    return found ?? '';
  };

  const look = (): VisitFacts => {
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
      // What may be warned of is looked for when a channel asks: a page without such a channel hears nothing.
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
      // The session that this page, or another tab, has just begun may not have been told of yet.
      sessionId: keepSession(window, host.cookies(true), consent.now().grants([statistics])),
    };
  };

  let known: { readonly facts: VisitFacts; readonly groups: string } | undefined;
  const renew = () => (known = { groups: consent.now().groups, facts: look() }).facts;
  // Others may hear of a change of consent, and ask, before it is heard here.
  const facts = () => (known?.groups === consent.now().groups ? known.facts : renew());
  host.onPage(renew);
  host.onStop(consent.subscribe(() => void facts()));
  return { facts, token };
}

const visits = new WeakMap<object, Visit>();

/** What is known of the visit, one and the same for all that ask. */
export function visitOf(host: Host<VisitSettings>): Visit {
  const visit = visits.get(host) ?? createVisit(host);
  visits.set(host, visit);
  return visit;
}
