import { element } from './elements.ts';
import type { ChannelTrace, Entry } from './entry.ts';
import { chipsOf, isProblem } from './chips.ts';
import { ga4NameOf } from './ga4-name.ts';

/** Creates a block of JSON. It scrolls, so that it must be reachable by keyboard. */
const json = (name: string, value: object = {}) =>
  element('pre', { tabindex: '0', role: 'group', 'aria-label': name }, JSON.stringify(value, undefined, 2));

const heading = (text: string) => element('h3', {}, text);
const line = (text: string) => element('p', {}, text);

function channelDetails({ channel, decisions }: ChannelTrace) {
  return decisions.flatMap((verdict) => [
    heading(`${channel} ${verdict.words}`),
    line(`Consent: ${verdict.consent || 'none'}`),
    ...(verdict.answered ?? []).map((answer) => line(`Answer: ${answer}`)),
    // The records of a held message are not shown, because they are composed again when they are sent.
    ...(verdict.outcome === 'held' ? [] : (verdict.records ?? [])).map((record) =>
      json(`Record for ${channel}`, record),
    ),
  ]);
}

/** Creates the details of a message. */
function entryDetails(entry: Entry): readonly HTMLElement[] {
  const { name, payload, leftOut, warnings, channels } = entry;
  return [
    ...(warnings[0] ? [heading('Warnings'), ...warnings.map(line)] : []),
    ...(leftOut[0] ? [heading('Fields left out'), ...leftOut.map(line)] : []),
    ...(name ? [heading('Message'), json('Message', payload)] : []),
    ...channels.flatMap(channelDetails),
  ];
}

/** Returns the address of a message's page in the reference, if there is one. */
export type LinkTo = (entry: Entry) => string | undefined;

/** Returns the first texts of a message, as its label. */
const labelOf = ({ payload, warnings, note }: Entry) =>
  Object.values(payload ?? [note, ...warnings])
    .filter((value) => typeof value === 'string')
    .slice(0, 4)
    .join(' / ');

/** Returns the local time of day with milliseconds. */
const clock = (at: number) =>
  `${new Date(at).toTimeString().slice(0, 8)}.${String(at % 1000).padStart(3, '0')}`;

/**
 * Adds the row of a message to the list. The summary shows its states. The details are created when the row is opened. Returns the
 * row, and a function that draws it.
 */
export function createRow(
  entry: Entry,
  list: HTMLElement,
  linkTo: LinkTo,
): { readonly row: HTMLElement; readonly draw: () => void } {
  const summary = element('summary');
  const body = element('div');
  const details = element('details', {}, summary, body);
  const row = element('li', {}, details);
  const link = element('a', { target: '_blank' }, 'Reference');
  list.append(row);

  const fill = () => body.replaceChildren(...(details.open ? entryDetails(entry) : []));
  details.addEventListener('toggle', fill);

  const draw = () => {
    const { event } = ga4NameOf(entry);
    const name = typeof event === 'string' ? event : '';
    const chips = chipsOf(entry);
    const title = entry.name ?? (entry.note ? 'Note' : 'Warning');
    summary.replaceChildren(
      element('time', {}, clock(entry.at)),
      element('span', {}, element('b', {}, title), ` ${labelOf(entry)}`),
      element('span', {}, ...(name ? ['GA4 ', element('code', {}, name)] : [])),
      element(
        'span',
        {},
        ...chips.flatMap(([words, channel]) => [
          element('i', { class: words.replace(/\W.*/, '') }, `${channel} ${words}`.trim()),
          ' ',
        ]),
      ),
    );
    row.classList.toggle('problem', isProblem(chips));
    const address = linkTo(entry);
    if (address) {
      link.href = address;
      link.setAttribute('aria-label', `Reference: ${name || title}`);
      row.append(link);
    }
    fill();
  };
  return { row, draw };
}
