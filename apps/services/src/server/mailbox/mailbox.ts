import type { Context, Handler, Hono } from 'hono';
import { html } from 'hono/html';
import { composeMail } from '../../core/mails/compose-mail.ts';
import { sendPage } from '../events-page/page-frame.ts';
import type { AppEnv } from '../http/app-env.ts';
import { answerAt } from '../http/methods.ts';
import { isThisMachine, ownOrigin } from '../http/origin.ts';
import { problem } from '../http/problem.ts';
import type { Services } from '../services.ts';

/** Address of the mailbox. */
export const mailboxPath = '/service/mails';

/** Mails on the page, the newest first. */
const most = 100;

type Mailbox = Pick<Services, 'db' | 'bundle' | 'consentKeys' | 'keys' | 'trustProxy' | 'mailbox'>;

const getMailbox =
  (services: Mailbox): Handler<AppEnv> =>
  async (c) => {
    const rows = await services.db
      .selectFrom('outbox')
      .innerJoin('customer', 'customer.login_id', 'outbox.login_id')
      .select(['outbox.id', 'outbox.name', 'outbox.created_at', 'customer.email', 'customer.site'])
      .where('kind', '=', 'mail')
      .orderBy('outbox.created_at', 'desc')
      .limit(most)
      .execute();
    const items = rows.map(
      ({ id, name, created_at: at, email, site }) =>
        html`<li class="event">
          <h2>${name}</h2>
          <p class="soft">
            ${site} · ${email} · <time datetime="${at.toISOString()}">${at.toISOString()}</time>
          </p>
          <p>
            <a href="${mailboxPath}/${id}.html">Letter<span class="skip"> ${name} to ${email}</span></a> ·
            <a href="${mailboxPath}/${id}.txt">Plain text<span class="skip"> of ${name} to ${email}</span></a>
          </p>
        </li>`,
    );
    return await sendPage(c, {
      title: 'Mailbox',
      main: html`<h1>Mailbox</h1>
        <p>
          Mails as they would have been sent, the newest first. No mail leaves this server until SMTP_URL
          names a mail server.
        </p>
        ${
          items.length === 0
            ? html`<p>No mail yet. Order without an account, or withdraw a consent.</p>`
            : html`<ol>
                ${items}
              </ol>`
        }`,
    });
  };

/** A letter shows nothing from elsewhere, and runs nothing. */
const letterPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Lets the link of a letter lead to this server, because the address of the brand leads to the shop itself. */
function towardsHere(
  c: Context<AppEnv>,
  { bundle, trustProxy }: Mailbox,
  site: string,
  letter: string,
): string {
  const { confirmPage, accountPages } = bundle;
  const paths = new Set([confirmPage?.paths[0], accountPages && `${accountPages.password[0]}/new`]);
  const { https, host } = ownOrigin(c, trustProxy);
  return letter.replaceAll(/https?:\/\/[^\s"<>/]+(\/[^\s"<>?]*)\?token=/g, (link, at: string) =>
    paths.has(at) ? `http${https ? 's' : ''}://${host}${at}?site=${site}&token=` : link,
  );
}

const getLetter =
  (services: Mailbox): Handler<AppEnv> =>
  async (c) => {
    const [, id = '', form = ''] = /^([0-9a-f-]{36})\.(html|txt)$/.exec(c.req.param('file') ?? '') ?? [];
    const row =
      id === ''
        ? undefined
        : await services.db
            .selectFrom('outbox')
            .innerJoin('customer', 'customer.login_id', 'outbox.login_id')
            .select(['id', 'name', 'facts', 'outbox.login_id', 'site'])
            .where('id', '=', id)
            .where('kind', '=', 'mail')
            .executeTakeFirst();
    const mail = row && (await composeMail(services, { ...row, loginId: row.login_id }));
    if (!mail) return problem(c, 404, [{ code: 'NOT_FOUND' }]);
    c.header('Cache-Control', 'private, no-store');
    c.header('Content-Security-Policy', letterPolicy);
    const here = (letter: string) => towardsHere(c, services, row.site, letter);
    return form === 'html'
      ? c.html(here(mail.html))
      : c.text(`To: ${mail.to}\nSubject: ${mail.subject}\n\n${here(mail.text)}`);
  };

/** Refuses a request under a name of the outside, which a proxy on this machine has passed on. */
const forThisMachine =
  ({ trustProxy }: Mailbox, handler: Handler<AppEnv>): Handler<AppEnv> =>
  async (c, next) =>
    isThisMachine(ownOrigin(c, trustProxy).host)
      ? await handler(c, next)
      : problem(c, 404, [{ code: 'NOT_FOUND' }]);

/** Adds the mailbox, a page for development: every mail as it would have been sent. */
export function answerMailbox(app: Hono<AppEnv>, services: Mailbox): void {
  answerAt(app, mailboxPath, { GET: [forThisMachine(services, getMailbox(services))] });
  answerAt(app, `${mailboxPath}/:file`, { GET: [forThisMachine(services, getLetter(services))] });
}
