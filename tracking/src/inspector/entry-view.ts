import type { Decision } from '../log/events.ts';
import { element } from './elements.ts';
import type { ChannelTrace, Entry } from './recorder.ts';

/** Why nothing was sent, in words. */
const reasons: Readonly<Record<Decision['outcome'], string>> = {
  sent: '',
  held: 'It waits for consent. ',
  'out of scope': 'The message’s scope does not name the channel. ',
  'in app': 'The app around the page does the tracking. ',
  empty: 'The channel has nothing to say of it. ',
  failed: 'An error, see the warnings. ',
};

const json = (value: unknown) => element('pre', { tabindex: '0' }, JSON.stringify(value, undefined, 2) ?? '');

function traceView({ channel, decisions }: ChannelTrace) {
  const last = decisions.at(-1);
  const rows = decisions.flatMap(({ outcome, consent, records = [] }) => [
    element('p', {}, `${reasons[outcome]}Consent: ${consent || 'none'}.`),
    ...records.map(json),
  ]);
  return element(
    'section',
    { 'data-outcome': last?.outcome ?? '' },
    element('h3', {}, `${channel}: ${last?.outcome ?? ''}`),
    ...rows,
  );
}

/** What tells a message from others of its name. */
function label({ payload }: Entry): string {
  if (typeof payload !== 'object' || payload === null) return '';
  const found = new Map<string, unknown>(Object.entries(payload));
  const names = [
    'page_name',
    'page_type',
    'event',
    'event_category',
    'event_action',
    'event_label',
    'lead_id',
  ];
  const texts = names.map((name) => found.get(name)).filter((value) => typeof value === 'string');
  return texts.join(' / ');
}

/** How far a message has come, in a few words. */
function stateOf({ channels, warnings }: Entry): string {
  if (channels.length === 0) return warnings.length > 0 ? 'refused' : 'waits';
  const sent = channels.filter(({ decisions }) => decisions.at(-1)?.outcome === 'sent');
  return `${sent.length} of ${channels.length} sent`;
}

/** A message, folded; unfolded, what each channel got of it or why not. */
export function entryView(entry: Entry): HTMLElement {
  const summary = element(
    'summary',
    {},
    element('time', {}, `${(entry.at / 1000).toFixed(2)} s`),
    element('b', {}, entry.name),
    element('span', {}, label(entry)),
    element('i', {}, stateOf(entry)),
  );
  return element(
    'details',
    {},
    summary,
    ...entry.warnings.map((text) => element('p', { class: 'warning' }, text)),
    element('h3', {}, 'Message'),
    json(entry.payload),
    ...entry.channels.map(traceView),
  );
}
