import { statistics } from '../consent/groups.ts';
import { readCookie } from '../cookies/read-cookie.ts';
import type { CookieNames } from '../extension/extension-options.ts';
import type { ExtensionHost } from '../extension/extension.ts';
import type { Services } from '../extension/services.ts';
import { noAttribution, noToken, unreadableToken } from '../log/extension-texts.ts';
import { addressOf, countryOf, isOwnHost } from './address.ts';
import { cookieAttribution, referrerAttribution } from './attribution.ts';
import { readCashback } from './cashback.ts';
import { deviceType } from './device-type.ts';
import { longTermToken } from './long-term-token.ts';
import { screenBreakpoint } from './screen-breakpoint.ts';
import { keepSession } from './session.ts';
import { stageOf } from './stage.ts';
import type { Attribution, Visit, VisitFacts } from './visit.ts';

/** What cookies are called unless something else is said. */
const usual: CookieNames = {
  longTermToken: 'crema_ltt',
  cashback: 'cashback',
  attribution: 'cotcs',
  desk: 'desk_',
};

/** Creates what is known of the visit. What could not be found is warned of once per installation (Tracking §8). */
export function createVisit(host: ExtensionHost, services: Services): Visit {
  const { environment, consent, log, settings } = host;
  const warned = new Set<string>();
  const warnOnce = (text: string) => {
    if (!warned.has(text)) log.warn(text);
    warned.add(text);
  };

  const look = (): VisitFacts => {
    const cookies = environment.cookies();
    const cookie = (which: keyof CookieNames, more = '') =>
      readCookie(cookies, (settings.extension.cookieNames?.[which] ?? usual[which]) + more);
    const { screen } = services;
    const url = services.location.href;
    const user_agent = services.navigator.userAgent;
    const hostname = addressOf(url)?.hostname ?? '';
    const allowed = consent.now().grants([statistics]);
    let from: Attribution | undefined;
    let token = allowed ? undefined : '';
    return {
      stage: stageOf(hostname),
      browser: {
        url,
        hostname,
        user_agent,
        device_type: deviceType(user_agent),
        screen_breakpoint: screenBreakpoint(services.innerWidth),
        screen_size: `${screen.width}x${screen.height}`,
      },
      // What may be warned of is looked for when a channel asks: a page without such a channel hears nothing.
      get attribution() {
        from ??= cookieAttribution(cookie('attribution'));
        if (!from) {
          warnOnce(noAttribution);
          const before = addressOf(services.document.referrer)?.host;
          from = referrerAttribution(before && isOwnHost(before, url, settings) ? '' : before);
        }
        return from;
      },
      cashback: readCashback(cookie('cashback')),
      desk: !!cookie('desk', countryOf(settings)),
      get longTermToken() {
        if (token === undefined) {
          const jwt = cookie('longTermToken');
          token = (jwt && longTermToken(jwt)) ?? '';
          if (!token) warnOnce(jwt ? unreadableToken : noToken);
        }
        return token;
      },
      sessionId: keepSession(host, services, cookies, allowed),
    };
  };

  let known: { readonly facts: VisitFacts; readonly groups: string } | undefined;
  const renew = () => (known = { groups: consent.now().groups, facts: look() }).facts;
  // Others may hear of a change of consent, and ask, before it is heard here.
  const facts = () => (known?.groups === consent.now().groups ? known.facts : renew());
  return { facts, renew, stop: consent.subscribe(() => void facts()) };
}
