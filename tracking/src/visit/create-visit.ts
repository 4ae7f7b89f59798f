import { statistics } from '../consent/consent.ts';
import { readCookie } from '../cookies/read-cookie.ts';
import type { ExtensionHost } from '../extension/extension.ts';
import type { Services } from '../extension/services.ts';
import { catalogue } from '../log/texts.ts';
import { addressOf, countryOf, isOwnHost } from './address.ts';
import { cookieAttribution, referrerAttribution } from './attribution.ts';
import { readCashback } from './cashback.ts';
import { deviceType } from './device-type.ts';
import { longTermToken } from './long-term-token.ts';
import { screenBreakpoint } from './screen-breakpoint.ts';
import { keepSession } from './session.ts';
import { stageOf } from './stage.ts';
import type { Attribution, Visit, VisitFacts } from './visit.ts';

/** Creates what is known of the visit. What could not be found is warned of once per installation (Tracking §8). */
export function createVisit(host: ExtensionHost, services: Services): Visit {
  const { environment, consent, log, settings } = host;
  const {
    longTermToken: tokenName = 'crema_ltt',
    cashback: cashbackName = 'cashback',
    attribution: attributionName = 'cotcs',
    desk: deskName = 'desk_',
  } = settings.extension.cookieNames ?? {};
  const warned = new Set<string>();
  const warnOnce = (text: string) => {
    if (!warned.has(text)) log.warn(text);
    warned.add(text);
  };

  const attribution = (cookies: string, url: string): Attribution => {
    const told = cookieAttribution(readCookie(cookies, attributionName));
    if (told) return told;
    warnOnce(catalogue.noAttribution);
    const before = addressOf(services.referrer())?.host;
    return referrerAttribution(before && isOwnHost(before, url, settings) ? '' : before);
  };
  const token = (cookies: string): string => {
    const jwt = readCookie(cookies, tokenName);
    const found = jwt && longTermToken(jwt);
    if (!found) warnOnce(jwt ? catalogue.unreadableToken : catalogue.noToken);
    return found ?? '';
  };

  const look = (): VisitFacts => {
    const cookies = environment.cookies();
    const url = services.url();
    const hostname = addressOf(url)?.hostname ?? '';
    const userAgent = services.userAgent();
    const allowed = consent.now().grants([statistics]);
    let from: Attribution | undefined;
    let longTerm: string | undefined;
    return {
      stage: stageOf(hostname),
      url,
      hostname,
      userAgent,
      deviceType: deviceType(userAgent),
      screenBreakpoint: screenBreakpoint(services.windowWidth()),
      screenSize: services.screenSize(),
      // What may be warned of is looked for when a channel asks: a page without such a channel hears nothing.
      get attribution() {
        return (from ??= attribution(cookies, url));
      },
      cashback: readCashback(readCookie(cookies, cashbackName)),
      desk: !!readCookie(cookies, deskName + countryOf(settings)),
      get longTermToken() {
        return (longTerm ??= allowed ? token(cookies) : '');
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
