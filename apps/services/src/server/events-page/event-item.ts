import { html } from 'hono/html';
import type { EventPlace, FoundEvent } from '../../core/events/find-events.ts';
import type { Markup } from '../reference/reference-page.ts';
import { eventsPath } from './page-frame.ts';
import { schemaFindings } from './schema-findings.ts';

/** The events that a reader asks for. */
export interface Wanted {
  readonly name: string | undefined;
  readonly site: string | undefined;
  readonly session: string | undefined;
  /** Only events that are older than this one. */
  readonly before: EventPlace | undefined;
}

/** Returns the place of an event as a text. Texts of later events are greater. */
export const placeText = ({ day, id }: EventPlace): string => `${day}.${id}`;

/** Returns an address with these parameters. One without a value is left out. */
export function addressWith(path: string, given: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(given)) if (value !== undefined) query.set(key, value);
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}

/** Returns the address of the page for these events. */
export const addressOf = ({ name, site, session, before }: Partial<Wanted>): string =>
  addressWith(eventsPath, { name, site, session, before: before && placeText(before) });

const json = (value: object): string => JSON.stringify(value, undefined, 2);

const text = (value: unknown): string => (typeof value === 'string' && value !== '' ? value : 'none');

/** The part of a session's id that is shown. Sessions of a day rarely share it. */
const shortened = (session: string): string => (session.length > 12 ? `${session.slice(0, 8)}…` : session);

/** Returns the time in an event's id, as ISO 8601 in UTC, or of its arrival if the visitor's clock was beyond all dates. */
function timeOf({ id, receivedAt }: FoundEvent): string {
  const time = new Date(Number(id.slice(0, -9)));
  return (Number.isNaN(time.getTime()) ? receivedAt : time).toISOString();
}

function sessionLink(session: string | null): Markup | string {
  if (session === null || session === '') return 'none';
  return html`<a href="${addressOf({ session })}" title="Other events of the same visit"
    >${shortened(session)}</a
  >`;
}

/**
 * Returns an event as an item of the list.
 * @param told what the channels did with the record of a registration. Absent if its page has reported nothing
 */
export function eventItem(event: FoundEvent, told?: readonly string[]): Markup {
  const { name, site, session, fields, others } = event;
  const time = timeOf(event);
  const facts = Object.entries({
    Site: site ?? 'unknown',
    Page: text(fields['page_path']),
    Consent: text(fields['consent']),
    Session: sessionLink(session),
    ...(told && { Channels: told.join(', ') }),
  }).map(
    ([term, fact]) =>
      html`<div>
        <dt>${term}</dt>
        <dd>${fact}</dd>
      </div>`,
  );
  const findings = schemaFindings(event);
  const found =
    findings.length > 0 &&
    html`<ul class="findings" aria-label="Findings of the schema">
      ${findings.map((sentence) => html`<li>${sentence}</li>`)}
    </ul>`;
  const unknown =
    others &&
    html`<p>Fields that the schema lacks:</p>
      <pre>${json(others)}</pre>`;
  return html`<li class="event" data-place="${placeText(event)}">
    <h3>${name === '' ? 'Without a name' : name}</h3>
    <time datetime="${time}">${time.replace('T', ' ').replace('Z', '')}</time>
    <dl>${facts}</dl>
    ${found}
    <details>
      <summary>Fields</summary>
      <pre>${json(fields)}</pre>
      ${unknown}
    </details>
  </li>`;
}
