import { randomUUID } from 'node:crypto';
import { germanFields, pageRequest } from '../../../apps/services/test-support/registrations.ts';
import { createVisitor } from '../../../apps/services/test-support/visitor.ts';
import { tokenOf } from '../../../apps/services/src/core/confirmations/confirmation-writes.ts';
import { postForm } from '../post-form.ts';
import type { Model } from './model.ts';
import type { Step } from './step.ts';
import type { World } from './world.ts';

const me = '/service/registration/api/v1/customers/me';
const session = '__Host-crema_session';
const linkLetters = new Set(['welcome', 'welcome-newsletter', 'newsletter', 'password-reset']);

/** Creates one customer with three browsers, who takes the steps in the shop. */
export function createCustomer(world: World, email: string) {
  const { send, services, mailServer, sql } = world;
  const devices = [0, 1, 2].map(() => createVisitor(send));
  const deviceAt = (at: number) => devices[at] ?? createVisitor(send);
  const key = randomUUID();
  const tokens: string[] = [];
  const usedIds = new Set<string>();
  const cookies: string[] = [];
  let [loginId, request]: [string, ReturnType<typeof requestOf> | undefined] = ['', undefined];

  function requestOf(hasNewsletter: boolean) {
    const { 'consents.newsletter': newsletter = '', ...fields } = germanFields(email);
    return pageRequest(
      'standalone',
      'DE',
      hasNewsletter ? { ...fields, 'consents.newsletter': newsletter } : fields,
    );
  }

  /** Returns the page that an answer leads to, or its status. A request without a session is refused with one of two. */
  function answerOf({ status, headers }: Response): string {
    if (status === 401 || status === 403) return 'refused';
    return headers.get('Location')?.replace(/\?.*$/, '') ?? String(status);
  }

  const post = async (path: string, fields: Readonly<Record<string, string>>, device?: number) =>
    answerOf(await postForm(device === undefined ? send : deviceAt(device).visit, path, fields));
  /** Presses a button once, or twice at the same time. The answer that did something counts. */
  async function press(isTwice: boolean, once: () => Promise<string>): Promise<string> {
    const answers = await Promise.all(isTwice ? [once(), once()] : [once()]);
    return answers.find((answer) => answer !== '/password/old') ?? answers[0] ?? '';
  }
  const csrfOf = (device: number) => deviceAt(device).cookies.get('__Host-csrf') ?? '';
  const tokenAt = (at: number | undefined) => (at === undefined ? 'x'.repeat(43) : (tokens[at] ?? ''));

  async function act(step: Step, model: Model): Promise<string> {
    switch (step.kind) {
      case 'registerAgain': {
        if (!request) return '';
        const answer = await deviceAt(step.device).post(request, step.key === 'same' ? key : randomUUID());
        return String(answer.status);
      }
      case 'confirm': {
        const token = tokenAt(model.linkOf('address', step.link));
        return await press(step.isTwice, async () => await post('/confirmation', { token }));
      }
      case 'askAgain': {
        const token = tokenAt(model.linkOf('address', step.link));
        let answer = '';
        for (let time = 0; time < step.times; time += 1)
          answer = await post('/confirmation/again', { token });
        return answer;
      }
      case 'logIn': {
        const typed = { right: model.password, wrong: 'wrong', former: model.passwords.at(-2) ?? 'none' };
        return await post('/login', { email, password: typed[step.password] }, step.device);
      }
      case 'askPassword': {
        let answer = '';
        for (let time = 0; time < step.times; time += 1) answer = await post('/password', { email });
        return answer;
      }
      case 'askPasswordOfNobody':
        return await post('/password', { email: `unknown-${email}` });
      case 'setPassword': {
        const password = { another: model.nextPassword, current: model.password, short: 'short' }[step.to];
        const token = tokenAt(model.linkOf('password', step.link));
        return await press(
          step.isTwice,
          async () => await post('/password/new', { token, password }, step.device),
        );
      }
      case 'changePassword': {
        const current = step.current === 'right' ? model.password : 'wrong';
        const fields = { csrfToken: csrfOf(step.device), current, password: model.nextPassword };
        return await post('/account/password', fields, step.device);
      }
      case 'endSessions':
        return await post('/account/sessions', { csrfToken: csrfOf(step.device) }, step.device);
      case 'withdraw':
        return answerOf(
          await deviceAt(step.device).visit(`${me}/consents/newsletter`, {
            method: 'DELETE',
            headers: { 'Content-Type': 'application/json', 'X-CSRF-Token': csrfOf(step.device) },
          }),
        );
      case 'wait':
        await sql(
          `update confirmation set created_at = created_at - $2 * interval '1 hour', expires_at = expires_at - $2 * interval '1 hour'
           where login_id = $1`,
          [loginId || randomUUID(), step.hours],
        );
        return '';
      case 'killRelay':
        await world.killRelay(step.channel, step.after);
        return '';
    }
  }

  return {
    email,
    act,
    loginId: () => loginId,
    register: async (hasNewsletter: boolean) => {
      request = requestOf(hasNewsletter);
      const answer = await deviceAt(0).post(request, key);
      ({ loginId } = await answer.json());
      return answer.status;
    },
    /** Waits for the mails of new links, and remembers the sessions that began. @returns the mail that did not arrive, if any */
    follow: async ({ links, sessions }: Model): Promise<string | undefined> => {
      const begun = sessions.at(-1);
      if (sessions.length > cookies.length && begun)
        cookies.push(deviceAt(begun.device).cookies.get(session) ?? '');
      const letters = () =>
        [...mailServer.boxOf(email)].filter(
          ([id, { subject }]) => linkLetters.has(subject) && !usedIds.has(id),
        );
      const missing = links.length - tokens.length;
      if (missing > 0 && !(await world.until(loginId, () => letters().length >= missing)))
        return `a letter with a link did not arrive: ${letters().length} of ${missing}`;
      for (const [id] of letters()) {
        usedIds.add(id);
        tokens.push(tokenOf(services.keys.confirmation, id.slice(1, id.indexOf('@'))));
      }
      return undefined;
    },
    /** Returns for each session that ever began if it is alive. */
    areAlive: async () =>
      await Promise.all(
        cookies.map(async (cookie) => {
          const { status } = await send(me, { headers: { Cookie: `${session}=${cookie}` } });
          return status === 200;
        }),
      ),
  };
}
