import type { Context } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { ownOrigin } from '../http/origin.ts';
import { networkOf, senderAddress } from './sender-address.ts';
import type { Ended, Sender } from '../../core/limits/registration-limits.ts';
import { keyedName } from '../../core/secrets/ids.ts';
import type { RegistrationServices } from '../services.ts';
import { readProtected } from '../sessions/cookies.ts';
import { ageOfToken, isTokenOfSession } from '../sessions/csrf-token.ts';
import { loggedInAs } from '../sessions/login.ts';

type Known = Pick<RegistrationServices, 'db' | 'keys' | 'now' | 'proxies' | 'trustProxy'>;

/** The network that a request comes from. */
export function networkFrom(c: Context<AppEnv>, { proxies }: Pick<Known, 'proxies'>): string | undefined {
  const address = senderAddress(c.env?.peer, c.req.header('x-forwarded-for'), proxies);
  return address === undefined ? undefined : networkOf(address);
}

/** A visitor's session with its token. Both are signed, so that no client can invent more of them. */
export interface SignedSession {
  readonly id: string;
  readonly token: string;
}

/** The session that a request belongs to. */
export function signedSessionOf(
  c: Context<AppEnv>,
  { keys, trustProxy }: Pick<Known, 'keys' | 'trustProxy'>,
): SignedSession | undefined {
  const own = ownOrigin(c, trustProxy);
  const [id, token] = [readProtected(c, own, 'session'), readProtected(c, own, 'csrf')];
  if (id === undefined || token === undefined) return undefined;
  return isTokenOfSession(keys.csrf, id, token) ? { id, token } : undefined;
}

/**
 * Names a sender without personal data.
 * @param counted begins the names of a count of something else than registrations
 */
const nameOf = ({ keys }: Pick<Known, 'keys'>, text: string | undefined, counted = ''): string | undefined =>
  text === undefined ? undefined : keyedName(keys.content, counted + text);

/** Returns how a response counts for its sender. A failure of the server does not count. */
export const endOf = (status: number): Ended =>
  status < 400 ? 'accepted' : status === 429 || status >= 500 ? 'neither' : 'refused';

/** Returns the sender of a registration: an account or a session, and a network. The names are hashed and hold no personal data. */
export async function senderOf(
  c: Context<AppEnv>,
  services: Known,
  session: SignedSession | undefined,
): Promise<Sender> {
  // Without the database the session's customer is unknown, so the session itself is counted.
  const account = session && (await loggedInAs(c, services).catch(() => undefined));
  return {
    session: nameOf(services, account ?? session?.id),
    network: nameOf(services, networkFrom(c, services)),
  };
}

/** Returns the sender of a page's report: a network, under another name than that of its registrations. */
export const reporterOf = (c: Context<AppEnv>, known: Pick<Known, 'keys' | 'proxies'>): Sender => ({
  session: undefined,
  network: nameOf(known, networkFrom(c, known), 'reports '),
});

/** Returns the sender of an event, without a query: a session and a network, under other names than those of registrations. */
export const publisherOf = (
  c: Context<AppEnv>,
  known: Pick<Known, 'keys' | 'proxies' | 'trustProxy'>,
): Sender => ({
  session: nameOf(known, signedSessionOf(c, known)?.id, 'events '),
  network: nameOf(known, networkFrom(c, known), 'events '),
});

/** Returns the sender of a form that names an account: the account, whether it exists or not, and a network. */
export const accountSender = (
  c: Context<AppEnv>,
  known: Pick<Known, 'keys' | 'proxies'>,
  counted: string,
  account: string,
): Sender => ({
  session: nameOf(known, account, counted),
  network: nameOf(known, networkFrom(c, known), counted),
});

// The page asks for its token when a shopper enters the form. A person needs longer than this for the rest of the form.
const tooSoon = 2;

/**
 * Returns for how many registrations this one counts. One that is sent within two seconds of its token was probably sent by a
 * program. It is processed like any other, and counts for three.
 */
export function weightOf(session: SignedSession | undefined, now: Date): number {
  const age = session ? ageOfToken(session.token, now) : Number.POSITIVE_INFINITY;
  return age >= 0 && age < tooSoon ? 3 : 1;
}

/** Returns true if a registration has the proof that the shop asks for, or if the shop asks for none. */
export async function passesChallenge(
  c: Context<AppEnv>,
  services: RegistrationServices,
  proof: string | undefined,
): Promise<boolean> {
  return (await services.challenge?.passes({ proof, network: networkFrom(c, services) })) ?? true;
}
