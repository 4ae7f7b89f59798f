import { codes } from '../../build/reference/markdown.mjs';
import { commerceEvents } from '../../src/messages/schema/ecommerce.ts';
import { messageNames } from '../../src/messages/schema/parse-message.ts';
import { examples } from '../examples/families.ts';
import { play } from './play.ts';

/** Returns the lines about names of events without a rule, by running the examples. */
export async function eventLines(): Promise<string[]> {
  const others = messageNames.filter((name) => name !== 'CustomEventData' && name !== 'EcommerceEventData');
  const lines = await Promise.all([
    ...others.map((message) => linesOf(message)),
    ...commerceEvents.map((event) => linesOf('EcommerceEventData', event)),
  ]);
  return lines.flat();
}

async function linesOf(message: string, event?: string): Promise<string[]> {
  const own = examples.filter(
    ({ in: [name, data] }) => name === message && (!event || String(data?.['event']).toLowerCase() === event),
  );
  const decisions = (await Promise.all(own.map((example) => play(example)))).flatMap(
    (page) => page.decisions,
  );
  const values = (channel: string, key: string) => {
    const sent = decisions.filter((each) => each.channel === channel && each.event === message);
    const all = sent.flatMap(({ records = [] }) => records.map((record) => record[key]));
    return [...new Set(all.filter((value) => typeof value === 'string'))];
  };
  const classic = values('classic', 'event');
  const ga4 = values('ga4', 'event');
  if (classic.length + ga4.length === 0) return [];
  const kinds = values('classic', 'ecommerce_event').map((kind) => ` with \`ecommerce_event: ${kind}\``);
  return [
    `## ${event ?? message}`,
    ...(event ? [`- Message: [${message}](messages/${message}.md)`] : []),
    `- Classic name: ${codes(classic) || 'not sent'}${kinds.join(',')}`,
    `- GA4 name: ${codes(ga4) || 'not sent'}`,
  ];
}
