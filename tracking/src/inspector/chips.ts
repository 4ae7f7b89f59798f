import { waitsForCommerce } from '../page/page-facts.ts';
import { missingPageData } from '../log/core-texts.ts';
import type { Entry } from './entry.ts';
import { ga4NameOf } from './ga4-name.ts';
import { toCome } from './entry.ts';

/** The state of a message in a few words, at a channel or, without one, in general. The first word sets the colour. */
export type Chip = readonly [words: string, channel: string];

/** Returns the fault in an event's GA4 name, if no rule maps the event, or its rule has failed. */
function badName(entry: Entry): string | undefined {
  const { event, error_reason } = ga4NameOf(entry);
  if (event === 'deprecated_event') return 'deprecated';
  return event === 'ga4_event_mapping_error' ? `error: ${String(error_reason)}` : undefined;
}

const noPageData: readonly string[] = Object.values(missingPageData);

/** Returns the reason why a message waits that no channel has got. */
function awaited({ name, message, page, hasCommerce }: Entry): string {
  if (message?.name === 'InitialPageData')
    return waitsForCommerce(message.data.page_type) && !hasCommerce
      ? 'an e-commerce event'
      : 'what is known of the customer';
  if (!page && name !== 'LeadData') return 'page data';
  return page?.channels[0] ? 'a part of the library' : 'its page';
}

/** Returns the state of a message that no channel has got. */
function withoutChannel(entry: Entry): string | undefined {
  const { name, isEarlier, isInvalid, warnings } = entry;
  if (isInvalid) return 'dropped: invalid';
  if (isEarlier || !name || name === 'Reset') return undefined;
  if (warnings.some((text) => noPageData.includes(text))) return 'dropped: no page data';
  return name === 'ProductSourceEventData' ? undefined : `held: waits for ${awaited(entry)}`;
}

/** Returns the chips of a row: one per channel, and others about the message. */
export function chipsOf(entry: Entry): readonly Chip[] {
  const { channels, isEarlier, isForgotten, leftOut, warnings } = entry;
  const chips: Chip[] = [];
  const add = (words: string | false | undefined, channel = '') =>
    words && chips.push([isForgotten ? words.replace(/^held.*/, 'dropped: reset') : words, channel]);
  const has = (name: string) => channels.some(({ channel }) => channel === name);
  const bad = badName(entry);
  add(isEarlier && 'before it was opened');
  for (const { channel, decisions } of channels) {
    const words = decisions.at(-1)?.words;
    // GA4 has got a record, but under the name of a fault.
    add(!(bad && channel === 'ga4' && words === 'sent') && words, channel);
  }
  // Both formats of the data layer accept the same messages. If one has decided, the other is still loading.
  add(has('classic') && !has('ga4') && toCome, 'ga4');
  add(bad, 'ga4');
  add(!channels[0] && withoutChannel(entry));
  add(warnings[0] && `warnings: ${warnings.length}`);
  add(leftOut[0] && `fields left out: ${leftOut.length}`);
  return chips;
}

/** Returns true if a message needs attention, because it was not sent as the page meant it. */
export const isProblem = (chips: readonly Chip[]): boolean =>
  chips.some(([words]) => /^(error|deprecated|warnings|fields|dropped: (refused|invalid))/.test(words));
