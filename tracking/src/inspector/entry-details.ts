import { element } from './elements.ts';
import type { ChannelTrace, Entry } from './entry.ts';

/** Something as JSON. It scrolls, and so has to be reached by keyboard. */
const json = (name: string, value: object = {}) =>
  element('pre', { tabindex: '0', role: 'group', 'aria-label': name }, JSON.stringify(value, undefined, 2));

const heading = (text: string) => element('h3', {}, text);
const line = (text: string) => element('p', {}, text);

function channelDetails({ channel, decisions }: ChannelTrace) {
  return decisions.flatMap((verdict) => [
    heading(`${channel} ${verdict.words}`),
    line(`Consent: ${verdict.consent || 'none'}`),
    ...(verdict.answered ?? []).map((answer) => line(`Answer: ${answer}`)),
    // What is held is composed anew when it is sent.
    ...(verdict.outcome === 'held' ? [] : (verdict.records ?? [])).map((record) =>
      json(`Record for ${channel}`, record),
    ),
  ]);
}

/** All that is known of a message. */
export function entryDetails(entry: Entry): readonly HTMLElement[] {
  const { name, payload, leftOut, warnings, channels } = entry;
  return [
    ...(warnings[0] ? [heading('Warnings'), ...warnings.map(line)] : []),
    ...(leftOut[0] ? [heading('Fields left out'), ...leftOut.map(line)] : []),
    ...(name ? [heading('Message'), json('Message', payload)] : []),
    ...channels.flatMap(channelDetails),
  ];
}
