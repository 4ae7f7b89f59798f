import {
  type InvoiceAddressRequest,
  type Place,
  readAddressValidation,
  readCustomer,
  readPlaces,
  suggestingCountries,
} from '@crema/flow-domain';
import type { AddressServices, SaveOutcome } from './address-services.ts';
import { type CallOptions, jsonCalls } from './http-call.ts';
import { type Answer, failureOf, issuesOf, readAnswer } from './http-response.ts';
import { loginIdOf } from './login-id.ts';

/** A call whose failure the shopper never sees. */
export type QuietCall = 'validateAddress' | 'cities' | 'districts';

/** Settings of the HTTP client of an address form. */
export interface HttpAddressServicesOptions extends CallOptions {
  /** Base path of the lists of provinces and districts. @default '/service/addressform/api/v1' */
  readonly placesBase?: string | undefined;
  /** The countries that `validateAddress` knows. @default those of the services' own data */
  readonly suggestsIn?: readonly string[] | undefined;
  /** The countries whose streets it suggests, with a service that knows them. @default none */
  readonly suggestsStreetsIn?: readonly string[] | undefined;
  /** Milliseconds that a suggestion, a judgement or a list of places may take. @default 5000 */
  readonly lookupTimeout?: number | undefined;
  /** The readable cookie of the long-term login token. @default 'crema_ltt' */
  readonly loginCookie?: string | undefined;
  /** Called for the first failure of each quiet call (Registration §8). */
  readonly onFailure?: ((call: QuietCall, reason: unknown) => void) | undefined;
}

function savedAs(answer: Answer): SaveOutcome {
  const { status, body } = answer;
  if (status >= 200 && status < 300 && typeof body === 'object' && body !== null && 'success' in body) {
    const uuid = 'uuid' in body && typeof body.uuid === 'string' ? body.uuid : undefined;
    if (body.success === true && uuid !== undefined) return { kind: 'saved', uuid };
  }
  const issues = issuesOf(answer);
  return issues.length > 0 ? { kind: 'refused', issues } : { kind: 'failed', ...failureOf(answer) };
}

/** An address form's services behind HTTP (Registration §7): JSON and a CSRF header. */
export function httpAddressServices(options: HttpAddressServicesOptions = {}): AddressServices {
  const {
    base = '/service/registration/api/v1',
    placesBase = '/service/addressform/api/v1',
    lookupTimeout = 5000,
    loginCookie = 'crema_ltt',
  } = options;
  const { prepare, call } = jsonCalls(options);
  const reported = new Set<QuietCall>();

  /** Runs a call that may fail without a message to the shopper. */
  async function quietly<Asked>(
    name: QuietCall,
    ask: () => Promise<Asked | undefined>,
    signal?: AbortSignal,
  ): Promise<Asked | undefined> {
    const report = (reason: unknown) => {
      // An aborted call has not failed.
      if (signal?.aborted || reported.has(name)) return;
      reported.add(name);
      options.onFailure?.(name, reason);
    };
    try {
      const asked = await ask();
      if (asked === undefined) report(new TypeError('An answer of another shape.'));
      return asked;
    } catch (error) {
      report(error);
      return undefined;
    }
  }
  const read = async (address: string): Promise<Answer> =>
    readAnswer(await fetch(address, { signal: AbortSignal.timeout(lookupTimeout) }));
  const places = async (path: string): Promise<readonly Place[] | undefined> => {
    const { status, body } = await read(`${placesBase}/cities/${path}`);
    return status === 200 ? readPlaces(body) : undefined;
  };

  return {
    prepare,
    suggestsIn: options.suggestsIn ?? suggestingCountries,
    suggestsStreetsIn: options.suggestsStreetsIn,
    validate: (address, signal, site) =>
      quietly(
        'validateAddress',
        async () => {
          const body = JSON.stringify(address);
          const headers = site ? { 'X-Site': site } : {};
          const answer = await call({
            path: '/validateAddress',
            headers,
            body,
            timeout: lookupTimeout,
            signal,
          });
          return answer.status === 200 ? readAddressValidation(answer.body) : undefined;
        },
        signal,
      ),
    provinces: () => quietly('cities', () => places('tr')),
    districts: (province) =>
      quietly('districts', () => places(`${encodeURIComponent(province)}/districts/tr`)),
    customer: async () => {
      try {
        const { status, body } = await read(`${base}/customers/me`);
        return status === 200 ? readCustomer(body) : undefined;
      } catch {
        return undefined;
      }
    },
    save: async ({ site, data, uuid, loginId: owner }) => {
      const loginId = loginIdOf(loginCookie);
      // Another customer may have logged in in another tab since the page was shown.
      if (loginId === undefined || loginId !== (owner ?? loginId))
        return { kind: 'failed', problem: 'notLoggedIn' };
      const request: InvoiceAddressRequest = uuid === undefined ? { loginId, data } : { loginId, data, uuid };
      const own = [loginId, uuid ?? ''].map(encodeURIComponent);
      try {
        return savedAs(
          await call({
            ...(uuid === undefined
              ? { path: '/address/invoice' }
              : { method: 'PUT', path: `/customers/${own[0]}/invoice-address/${own[1]}` }),
            headers: { 'X-Site': site },
            body: JSON.stringify(request),
          }),
        );
      } catch {
        // No response, or none in time. The form shows that and keeps every value.
        return { kind: 'failed', problem: navigator.onLine ? 'technicalError' : 'offline' };
      }
    },
  };
}
