import type { Send } from '../../apps/services/test-support/visitor.ts';

/** The faults of a page's network. */
export interface Weather {
  /** Blocks the addresses that an ad-blocker knows: those of tracking, and of other companies. */
  isBlocking: boolean;
  isOffline: boolean;
  /** The share of requests that are lost, half of them after the server has taken them. */
  loss: number;
}

/** An address of the affiliate partner's service. */
export const partner = 'https://partner.example/sale';

const isKnownToBlockers = (url: string) => url.includes('/ttruth/') || url.startsWith('https://');

const noResponse = () => new TypeError('Failed to fetch');

/** A network between a page and the services, which remembers what has really arrived. */
export function createNetwork(send: Send, random: () => number, weather: Weather) {
  const running = new Set<Promise<unknown>>();
  /** The bodies that the partner's service has. */
  const sold: string[] = [];
  /** The bodies of events that the services have stored. */
  const stored: string[] = [];
  const carry = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const lost = random() < weather.loss ? random() : undefined;
    if (weather.isOffline || (weather.isBlocking && isKnownToBlockers(url))) throw noResponse();
    if (lost !== undefined && lost < 0.5) throw noResponse();
    const body = typeof init.body === 'string' ? init.body : '';
    const toPartner = url === partner;
    if (toPartner) sold.push(body);
    const { method = 'GET', headers = {} } = init;
    const response = toPartner
      ? new Response(null, { status: 204 })
      : await send(url, { method, headers, body });
    if (url.endsWith('/publish') && response.status === 204) stored.push(body);
    if (lost !== undefined) throw noResponse();
    return response;
  };
  return {
    sold,
    stored,
    fetch: (url: string, init?: RequestInit) => {
      const response = carry(url, init);
      const done = response
        .catch(() => {})
        .finally(() => {
          running.delete(done);
        });
      running.add(done);
      return response;
    },
    /** Resolves when no request is under way. */
    isQuiet: async () => {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
