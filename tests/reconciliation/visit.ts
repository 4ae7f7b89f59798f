import { trackingMark } from '../../apps/page-shell/src/builds/fixed-names.ts';
import { customEvent } from '../../apps/registration/src/tracking/custom-event.ts';
import { leadsOf } from '../../apps/registration/src/tracking/leads.ts';
import { keepReceipts } from '../../apps/page-calls/src/receipts/keep-receipts.ts';
import type { germanRequest } from '../../apps/services/test-support/registrations.ts';
import { createVisitor, type Send } from '../../apps/services/test-support/visitor.ts';
import type { Channel } from '../../tracking/src/channels/channel.ts';
import { createApi } from '../../tracking/src/install/create-api.ts';
import { consentCookie, createFakeEnvironment } from '../../tracking/test/doubles/fake-environment.ts';
import { settle } from '../../tracking/test/doubles/run-example.ts';
import { createNetwork, partner, type Weather } from './network.ts';

/** The plan of one simulated page, in seconds. */
export interface VisitPlan {
  /** Tracking and its receipts have loaded. */
  readonly loaded: number;
  readonly submitted: number;
  /** The page has the answer. */
  readonly answered: number;
  /** The visitor closes the page. */
  readonly closed: number;
  /** The browser ends the page without a word. */
  readonly killed: number;
  /** The browser is offline between these moments. */
  readonly offline: readonly [from: number, to: number];
  readonly hasConsent: boolean;
  readonly isPlainForm: boolean;
  readonly isBlocking: boolean;
  readonly loss: number;
}

/** The truth about a registration. */
export interface Truth {
  /** The id that it was sent with. */
  readonly id: string | undefined;
  readonly plan: VisitPlan;
  /** The channels that have its record of each message. */
  readonly has: (channel: string, message: 'registered' | 'lead') => boolean;
}

/** The surroundings of a visit. */
interface Surroundings {
  readonly send: Send;
  /** The noon of the day. */
  readonly noon: number;
  readonly random: () => number;
  readonly session: string;
  readonly request: ReturnType<typeof germanRequest>;
  readonly fields: Readonly<Record<string, string>>;
}

const flow = 'standalone';

/** Opens a page with the real library and the real code of receipts, lets a shopper register, and closes it. */
export async function visit(
  plan: VisitPlan,
  { send, noon, random, session, request, fields }: Surroundings,
): Promise<Truth> {
  const { hasConsent, isPlainForm } = plan;
  const consent = consentCookie(...(hasConsent ? ['C0003'] : []));
  const cookies = hasConsent ? `${consent}; cot_session=${session}` : consent;
  const visitor = createVisitor(send);
  for (const cookie of cookies.split('; ')) {
    const name = cookie.slice(0, cookie.indexOf('='));
    visitor.cookies.set(name, cookie.slice(name.length + 1));
  }
  if (isPlainForm) {
    await visitor.postForm(fields);
    return { id: undefined, plan, has: () => false };
  }
  const weather: Weather = { isBlocking: plan.isBlocking, isOffline: false, loss: plan.loss };
  const network = createNetwork(visitor.visit, random, weather);
  const page = createFakeEnvironment({ cookies });
  let seconds = 0;
  const bytes = (into: Uint8Array<ArrayBuffer>) => into.map(() => Math.floor(random() * 256));
  const window = Object.defineProperties(
    page.window,
    Object.getOwnPropertyDescriptors({
      fetch: network.fetch,
      crypto: { getRandomValues: bytes },
      Date: { now: () => noon + Math.round(seconds * 1000) },
    }),
  );
  const dataset: Record<string, string | undefined> = {};
  const reported: (() => void)[] = [];
  let isLoaded = false;
  /** Posts a message as the app does: when the library is there. */
  const post = (name: string, data: object) => {
    if (isLoaded) page.post(name, data);
    else reported.push(() => page.post(name, data));
  };
  const sale: Channel = {
    name: 'partner',
    needs: ['C0003'],
    accepts: ({ name }) => name !== 'InitialPageData',
    compose: ({ data }) => ({ records: [{ ...data }] }),
    send: (record) =>
      network.fetch(partner, { method: 'POST', body: JSON.stringify(record) }).then(
        () => undefined,
        () => 'no network',
      ),
  };
  const load = () => {
    const api = createApi(window, page.fetchPart);
    api.install({
      customerData: false,
      internalTracker: true,
      afterRefusal: 'openPageOnly',
      channels: [sale],
    });
    isLoaded = true;
    for (const report of reported.splice(0)) report();
    keepReceipts({
      collectOnTrackApi: api,
      document: { body: { dataset } },
      fetch: network.fetch,
      setTimeout: (run, milliseconds) => window.setTimeout(run, milliseconds),
      navigator: {
        get onLine() {
          return !weather.isOffline;
        },
      },
      crypto: { randomUUID: () => uuidOf(bytes(new Uint8Array(16))) },
      sessionStorage: window.sessionStorage,
      addEventListener: (type, run) => window.addEventListener(type, run),
    });
  };
  const tell = (event: Parameters<typeof customEvent>[0]) => {
    post('CustomEventData', customEvent(event, 'crema'));
    for (const lead of leadsOf(event)) post('LeadData', lead);
  };
  let mark: string | undefined;
  let answer: Promise<Response> | undefined;
  const registered = {
    flow,
    type: 'registered',
    loginId: '',
    hasAccount: true,
    hasAddress: false,
    newsletter: false,
    person: { firstName: '', lastName: '' },
  } as const;
  const acts: readonly (readonly [at: number, act: () => unknown])[] = [
    [0, () => post('InitialPageData', { page_name: 'signup', page_type: 'webshop_registration' })],
    [0, () => post('CustomEventData', { scope: 'ttruth', event_name: 'page_view' })],
    [plan.loaded, load],
    [plan.submitted * 0.3, () => tell({ flow, type: 'started' })],
    [plan.submitted * 0.6, () => tell({ flow, type: 'consentChanged', consent: 'newsletter', given: true })],
    [plan.submitted, () => tell({ flow, type: 'submitted', effort: [] })],
    [
      plan.submitted,
      async () => {
        mark = dataset[trackingMark];
        dataset['sending'] = '';
        answer = visitor.post(request, undefined, mark === undefined ? {} : { 'X-Tracking': mark });
        await answer;
      },
    ],
    [plan.answered, () => tell(registered)],
    [plan.offline[0], () => void (weather.isOffline = true)],
    [plan.offline[1], () => void (weather.isOffline = false)],
    [plan.closed, () => page.hide()],
  ];
  const end = Math.min(plan.closed, plan.killed);
  /** Lets everything happen that is due, and what follows from it. */
  const calm = async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      page.pass(0);
      await settle();
      await network.isQuiet();
    }
  };
  const walk = async (to: number) => {
    while (seconds < to) {
      const step = Math.min(5, to - seconds);
      seconds += step;
      page.pass(Math.round(step * 1000));
      await calm();
    }
  };
  for (const [at, act] of acts.toSorted(([a], [b]) => a - b)) {
    if (at > end || at >= plan.killed) break;
    await walk(at);
    await act();
    await calm();
  }
  if (plan.killed < plan.closed) await walk(plan.killed);
  if ((await answer)?.status !== 201) throw new Error(`not registered: ${(await answer)?.status}`);
  const isRecord = (text: string) => text.includes('form_registered');
  const classic = page.records.filter((record) => 'event_name' in record || 'lead_id' in record);
  return {
    id: mark?.startsWith('-') ? undefined : mark?.split(' ', 1)[0],
    plan: { ...plan, loaded: mark === undefined ? Infinity : plan.loaded },
    has: (channel, message) => {
      const own = message === 'registered' ? isRecord : (text: string) => text.includes('lead_id');
      if (channel === 'ttruth') return network.stored.some(isRecord);
      if (channel === 'partner') return network.sold.some(own);
      return classic.some((record) => own(JSON.stringify(record)));
    },
  };
}

const uuidOf = (bytes: Uint8Array): string => {
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-');
};
