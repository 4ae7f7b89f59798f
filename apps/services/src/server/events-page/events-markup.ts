import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { html, raw } from 'hono/html';
import type { FoundEvent } from '../../core/events/find-events.ts';
import type { Markup } from '../reference/reference-page.ts';
import { type ToldChannels, toldOf } from '../../core/reconciliation/find-told-channels.ts';
import { addressOf, addressWith, eventItem, type Wanted } from './event-item.ts';
import { eventsPath, type Page, siteSelect } from './page-frame.ts';

/** Address of the call that sends new events. */
export const streamPath = `${eventsPath}/stream`;

const title = 'Events of tracking';

/** The script that adds new events to the list. */
const script = readFileSync(join(import.meta.dirname, 'live.mjs'), 'utf8');

function filterForm({ name, site, session }: Wanted): Markup {
  return html`<form action="${eventsPath}" aria-label="Filter">
    <label>Name <input name="name" type="text" value="${name ?? ''}" /></label>
    ${siteSelect(site)}
    <label>Session <input name="session" type="text" value="${session ?? ''}" /></label>
    <button type="submit">Filter</button>
  </form>`;
}

function emptyState({ name, site, session, before }: Wanted, example: string): Markup {
  const all = html`<a href="${eventsPath}">Show all events</a>`;
  if (before) return html`<p>There are no older events. ${all}</p>`;
  if (name !== undefined || site !== undefined || session !== undefined)
    return html`<p>No event matches the filter. ${all}</p>`;
  return html`<p>No event has arrived yet.</p>
    <p>
      Open the sign-up, accept all cookies, and fill in a field. Or send one yourself. It appears here.
      Without JavaScript, reload this page.
    </p>
    <pre>${example}</pre>`;
}

/** Returns the address of the stream of events that are stored after the newest of the page. */
function streamOf({ name, site, session }: Wanted, events: readonly FoundEvent[]): string {
  const since = Math.max(0, ...events.map(({ receivedAt }) => receivedAt.getTime()));
  return addressWith(streamPath, { name, site, session, since: String(since) });
}

/** The state of the stream. The script shows it. */
const live = html`<div class="live" id="live" hidden>
  <p role="status"></p>
  <button type="button">Pause</button>
</div>`;

/** The contents of the page. */
interface Shown {
  readonly events: readonly FoundEvent[];
  readonly told: ToldChannels;
  /** Most events of one page. */
  readonly most: number;
  /** A command that sends an event, for a reader who has none yet. */
  readonly example: string;
}

/** Returns the page with these events. The newest ones have a script, which adds those that arrive. */
export function eventsPage(wanted: Wanted, { events, told, most, example }: Shown): Page {
  const last = events.length < most ? undefined : events.at(-1);
  const older = last && html`<p><a href="${addressOf({ ...wanted, before: last })}">Older events</a></p>`;
  const isLive = !wanted.before;
  const data = isLive ? raw(html`data-stream="${streamOf(wanted, events)}" data-most="${most}"`) : '';
  return {
    title,
    ...(isLive && { script }),
    among: {
      at: 'events',
      introduction: html`<p>
        The internal tracker of the tracking library sends them to this server: a view of a page, or a step in
        a form. <a href="${addressOf({ ...wanted, before: undefined })}">Reload</a>
      </p>`,
    },
    main: html`${filterForm(wanted)}
      <h2>${wanted.before ? 'Older events' : 'Newest events'}</h2>
      ${isLive && live}
      <p class="soft">The newest come first. Times are in UTC, by the visitor’s clock.</p>
      ${events.length === 0 && html`<div id="none">${emptyState(wanted, example)}</div>`}
      <ol id="list" ${data}>
        ${events.map((event) => eventItem(event, toldOf(event, told)))}
      </ol>
      ${older}`,
  };
}

/** Returns the page of a server that stores its events in another store. */
export const elsewherePage = (store: string): Page => ({
  title,
  main: html`<h1>${title}</h1>
    <p>This server stores its events in ${store}, so this page cannot show them. Look for them there.</p>`,
});
