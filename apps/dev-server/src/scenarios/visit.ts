/** Answers a request as the built product does. */
export type Answer = (request: Request) => Response | Promise<Response>;

/** A visit that the development server makes in place of a shopper, with the cookies that it gets. */
export interface Visit {
  /** Opens a page. @returns the hidden fields of its form, by their names */
  readonly open: (path: string) => Promise<Readonly<Record<string, string>>>;
  /** Sends a form as a browser does without JavaScript. @throws if the server refuses it */
  readonly send: (form: string, fields: Readonly<Record<string, string>>) => Promise<void>;
  /** The headers that hand its cookies on. */
  readonly cookies: () => readonly string[];
}

const hiddenFields = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden"[^>]* name="([^"]+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );

/**
 * Begins a visit.
 * @param origin of the server, as the visitor's address bar shows it
 * @param site that the visitor has chosen before, where the host chooses none
 */
export function openVisit(answer: Answer, origin: string, site: string | undefined): Visit {
  const jar = new Map<string, string>(site === undefined ? [] : [['site', site]]);
  const given = new Map<string, string>();
  const ask = async (
    path: string,
    init: { method?: string; headers?: object; body?: URLSearchParams } = {},
  ) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...init.headers, Cookie: cookie };
    const response = await answer(new Request(origin + path, { ...init, headers, redirect: 'manual' }));
    for (const each of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? [];
      jar.set(name, value);
      given.set(name, each);
    }
    return response;
  };
  return {
    open: async (path) => hiddenFields(await (await ask(path)).text()),
    send: async (form, fields) => {
      const response = await ask(`/service/registration/form/${form}`, {
        method: 'POST',
        headers: { Origin: origin, 'Sec-Fetch-Site': 'same-origin' },
        body: new URLSearchParams(fields),
      });
      if (response.status !== 303)
        throw new Error(
          `The form ${form} was refused with ${response.status}, so there is no such customer.`,
        );
    },
    cookies: () => [...given.values()],
  };
}
