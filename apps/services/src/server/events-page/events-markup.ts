import { siteKeys } from '@crema/flow-domain';
import { html, raw } from 'hono/html';
import type { EventPlace, FoundEvent } from '../../core/events/find-events.ts';
import { type Markup, style as referenceStyle } from '../reference/reference-page.ts';

/** Address of the page. */
export const eventsPath = '/service/events';

/** The style of the page: that of the reference of the calls, and what a list of events needs. The policy names its hash. */
export const style = `${referenceStyle}
form, li.event { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; margin-block: 1rem; padding: 1rem }
form { align-items: end; display: flex; flex-wrap: wrap; gap: 1rem }
label { display: grid; gap: .25rem }
input, select, button { background: var(--paper); border: 1px solid currentColor; border-radius: .375rem; box-sizing: border-box; color: inherit; font: inherit; max-width: 100%; min-height: 2.75rem; min-width: 0; padding: .25rem .75rem }
input:focus-visible, select:focus-visible, button:focus-visible, summary:focus-visible { outline: 3px solid var(--ring); outline-offset: 2px }
ol { list-style: none; margin: 0; padding: 0 }
li.event h3 { margin: 0 }
li.event time { font-variant-numeric: tabular-nums }
dl { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; margin-block: .5rem }
dl div { display: flex; flex-wrap: wrap; gap: .5rem }
dt { font-weight: 600 }
dd { margin: 0 }
summary { cursor: pointer; padding-block: .25rem }
`;

/** The events that a reader asks for. */
export interface Wanted {
  readonly name: string | undefined;
  readonly site: string | undefined;
  readonly session: string | undefined;
  /** Only events that are older than this one. */
  readonly before: EventPlace | undefined;
}

/** The value of the parameter `before` for a place. */
const placeText = ({ day, id }: EventPlace): string => `${day}.${id}`;

/** Returns the address of the page for these events. */
function addressOf({ name, site, session, before }: Partial<Wanted>): string {
  const query = new URLSearchParams();
  const given = { name, site, session, before: before && placeText(before) };
  for (const [key, value] of Object.entries(given)) if (value !== undefined) query.set(key, value);
  return query.size === 0 ? eventsPath : `${eventsPath}?${query.toString()}`;
}

const json = (value: object): string => JSON.stringify(value, undefined, 2);

const text = (value: unknown): string => (typeof value === 'string' && value !== '' ? value : 'none');

/** The part of a session's id that is shown. Sessions of a day rarely share it. */
const shortened = (session: string): string => (session.length > 12 ? `${session.slice(0, 8)}…` : session);

/** Returns the time in an event's id, as ISO 8601 in UTC, or of its arrival if the visitor's clock was beyond all dates. */
function timeOf({ id, receivedAt }: FoundEvent): string {
  const time = new Date(Number(id.slice(0, -9)));
  return (Number.isNaN(time.getTime()) ? receivedAt : time).toISOString();
}

function eventItem(event: FoundEvent): Markup {
  const { name, site, session, fields, others } = event;
  const time = timeOf(event);
  const found =
    session === null || session === ''
      ? 'none'
      : html`<a href="${addressOf({ session })}" title="All events of this session"
          >${shortened(session)}</a
        >`;
  const facts = Object.entries({
    Site: site ?? 'unknown',
    Page: text(fields['page_path']),
    Consent: text(fields['consent']),
    Session: found,
  }).map(
    ([term, fact]) =>
      html`<div>
        <dt>${term}</dt>
        <dd>${fact}</dd>
      </div>`,
  );
  const unknown =
    others &&
    html`<p>Fields that the schema lacks:</p>
      <pre>${json(others)}</pre>`;
  return html`<li class="event">
    <h3>${name === '' ? 'Without a name' : name}</h3>
    <time datetime="${time}">${time.replace('T', ' ').replace('Z', '')}</time>
    <dl>${facts}</dl>
    ${unknown}
    <details>
      <summary>Fields</summary>
      <pre>${json(fields)}</pre>
    </details>
  </li>`;
}

function filterForm({ name, site, session }: Wanted): Markup {
  const options = siteKeys.map((key) => html`<option ${key === site ? 'selected' : ''}>${key}</option>`);
  return html`<form action="${eventsPath}" aria-label="Filter">
    <label>Name <input name="name" value="${name ?? ''}" /></label>
    <label
      >Site
      <select name="site">
        <option value="">All</option>
        ${options}
      </select>
    </label>
    <label>Session <input name="session" value="${session ?? ''}" /></label>
    <button>Filter</button>
  </form>`;
}

function emptyState({ name, site, session, before }: Wanted, example: string): Markup {
  const all = html`<a href="${eventsPath}">Show all events</a>`;
  if (before) return html`<p>There are no older events. ${all}</p>`;
  if (name !== undefined || site !== undefined || session !== undefined)
    return html`<p>No event matches the filter. ${all}</p>`;
  return html`<p>No event has arrived yet.</p>
    <p>
      Open the sign-up, accept all cookies, and fill in a field. Or send one yourself, then reload this page:
    </p>
    <pre>${example}</pre>`;
}

async function pageOf(title: string, content: Markup): Promise<string> {
  return await html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        ${content}
      </body>
    </html>`;
}

/**
 * Returns the page with these events. The page has no script, and no style but its own.
 * @param example a command that sends an event, for a reader who has none yet
 */
export async function eventsPage(
  wanted: Wanted,
  events: readonly FoundEvent[],
  most: number,
  example: string,
): Promise<string> {
  const last = events.length < most ? undefined : events.at(-1);
  const older = last && html`<p><a href="${addressOf({ ...wanted, before: last })}">Older events</a></p>`;
  const list = html`<p>The newest come first. Times are in UTC, by the visitor’s clock.</p>
    <ol>
      ${events.map(eventItem)}
    </ol>
    ${older}`;
  return await pageOf(
    'Events of tracking',
    html`<header>
        <p><a href="#events">Skip to the events</a></p>
        <h1>Events of tracking</h1>
        <p>The events that the internal tracker of the tracking library has sent to this server.</p>
        <p><a href="${addressOf({ ...wanted, before: undefined })}">Reload</a></p>
        ${filterForm(wanted)}
      </header>
      <main id="events" tabindex="-1" aria-labelledby="list">
        <h2 id="list">${wanted.before ? 'Older events' : 'Newest events'}</h2>
        ${events.length === 0 ? emptyState(wanted, example) : list}
      </main>`,
  );
}

/** Returns the page of a server that stores its events in another store. */
export async function elsewherePage(store: string): Promise<string> {
  return await pageOf(
    'Events of tracking',
    html`<main>
      <h1>Events of tracking</h1>
      <p>This server stores its events in ${store}, so this page cannot show them. Look for them there.</p>
    </main>`,
  );
}

/** Returns the page that asks for the token. */
export async function loginPage(isWrong: boolean): Promise<string> {
  const error = isWrong && html`<p id="wrong">This is not the token of EVENTS_PAGE_TOKEN. Try again.</p>`;
  const described = isWrong ? raw('aria-invalid="true" aria-describedby="wrong"') : '';
  return await pageOf(
    `${isWrong ? 'Error: ' : ''}Log in to the events of tracking`,
    html`<main>
      <h1>Log in to the events of tracking</h1>
      <form action="${eventsPath}" method="post">
        ${error}
        <label>Token <input name="token" type="password" required autofocus ${described} /></label>
        <button>Log in</button>
      </form>
    </main>`,
  );
}
