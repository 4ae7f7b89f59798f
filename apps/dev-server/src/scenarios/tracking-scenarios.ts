import { answerSlowly, type CallDouble, refuse } from './call-double.ts';

/** A state of tracking. */
interface TrackingScenario {
  readonly label: string;
  /** True if the visitor has agreed to everything. Otherwise the visitor is asked. @default false */
  readonly agreed?: boolean;
  /** @default the services answer */
  readonly answer?: CallDouble;
}

/** The beginnings of tracking's calls (Tracking §7). */
export const trackingPaths = [
  '/service/ttruth/',
  '/service/customerfrontenddata/',
  '/service/monitoring/',
  '/json/psdata',
];

const onTracking =
  (answer: CallDouble): CallDouble =>
  async (call) =>
    trackingPaths.some((path) => call.path.startsWith(path)) ? await answer(call) : undefined;

/** The scenarios of tracking, by their name in addresses. */
export const trackingScenarios = {
  asked: { label: 'Asked for consent' },
  'consent-given': { label: 'Consent given', agreed: true },
  'tracker-slow': {
    label: 'Consent given, tracker slow: 3 seconds',
    agreed: true,
    answer: onTracking(answerSlowly),
  },
  'tracker-down': {
    label: 'Consent given, tracker down: 503',
    agreed: true,
    answer: onTracking(async () => refuse(503, [{ code: 'TECHNICAL_ERROR' }], { 'Retry-After': '30' })),
  },
  'ad-blocker': {
    label: 'Consent given, ad-blocker: calls of tracking are blocked',
    agreed: true,
    answer: onTracking(async () => 'away'),
  },
} as const satisfies Record<string, TrackingScenario>;

export type TrackingScenarioName = keyof typeof trackingScenarios;

export const isTrackingScenario = (name: string): name is TrackingScenarioName =>
  Object.hasOwn(trackingScenarios, name);

const everything = 'groups=C0001%3A1%2CC0003%3A1%2CC0004%3A1&interactionCount=1';

/** Returns the cookie of consent tools for a state of tracking (Tracking §6), until the browser is closed. */
export function consentCookie(name: TrackingScenarioName): string {
  const { agreed = false }: TrackingScenario = trackingScenarios[name];
  return `OptanonConsent=${agreed ? everything : ''}; Path=/; SameSite=Lax${agreed ? '' : '; Max-Age=0'}`;
}

/** Answers a call of tracking as this state of it does. */
export const answerTracking = async (
  name: TrackingScenarioName,
  call: Parameters<CallDouble>[0],
): ReturnType<CallDouble> => {
  const { answer }: TrackingScenario = trackingScenarios[name];
  return await answer?.(call);
};
