import { randomUUID } from 'node:crypto';
import type { RegistrationRequest } from '@crema/flow-domain';

/** Sends a request to an app or a server. */
export type Send = (path: string, init?: RequestInit) => Promise<Response>;

const siteOf = (request: unknown) =>
  typeof request === 'object' && request !== null && 'site' in request ? String(request.site) : 'DE';

/** Creates a visitor with a cookie jar, which stores `Set-Cookie` and sends the cookies back. */
export function createVisitor(send: Send, origin = 'http://127.0.0.1:3000') {
  const cookies = new Map<string, string>();
  const visit: Send = async (path, init = {}) => {
    const headers = new Headers(init.headers);
    if (cookies.size > 0)
      headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await send(path, { redirect: 'manual', ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';', 1)[0]?.split('=', 2) ?? [];
      if (/;\s*max-age=0(?:;|$)/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  /** Asks for the token of the visit's calls, as a page does when its first field is left. */
  const askForToken = async () => await visit('/service/registration/api/v1/csrf');
  const post = async (request: unknown, key: string = randomUUID(), headers: Record<string, string> = {}) => {
    if (!cookies.has('__Host-csrf')) await askForToken();
    return await visit('/service/registration/api/v1/registrations', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-CSRF-Token': cookies.get('__Host-csrf') ?? '',
        'X-Site': siteOf(request),
        'Idempotency-Key': key,
        ...headers,
      },
      body: typeof request === 'string' ? request : JSON.stringify(request),
    });
  };
  /**
   * Posts the form like a browser without JavaScript: with the headers that name its origin, and with the tokens of the page if it
   * is a customer's.
   */
  const postForm = async (
    fields: Readonly<Record<string, string>>,
    headers: Record<string, string> = {},
    route = 'standalone-registration',
  ) => {
    const page = await (await visit('/signup')).text();
    const tokens = [...page.matchAll(/name="(csrfToken|idempotencyKey)" value="([^"]*)"/g)];
    return await visit(`/service/registration/form/${route}`, {
      method: 'POST',
      headers: Object.entries({ Origin: origin, 'Sec-Fetch-Site': 'same-origin', ...headers }).filter(
        ([, value]) => value !== '',
      ),
      body: new URLSearchParams({
        ...Object.fromEntries(tokens.map(([, name = '', value = '']) => [name, value])),
        site: 'DE',
        ...fields,
      }),
    });
  };
  return {
    cookies,
    visit,
    askForToken,
    post,
    postForm,
    register: async (request: RegistrationRequest, key?: string) => await post(request, key),
  };
}

/** Returns the codes of a response, each with its field. */
export async function codesOf(response: Response): Promise<string[]> {
  const { errors }: { errors: { field?: string; code: string }[] } = await response.json();
  return errors.map(({ field, code }) => (field === undefined ? code : `${field}: ${code}`));
}
