import { pathOf } from '../../build/reference/examples.mjs';
import { codes, slug, text } from '../../build/reference/markdown.mjs';
import { commerceEvents } from '../../src/messages/schema/ecommerce.ts';
import { messageNames } from '../../src/messages/schema/parse-message.ts';
import type { MessageName } from '../../src/messages/schema/parse-message.ts';
import { marketing, statistics } from '../../src/visit/consent/groups.ts';
import type { Example } from '../doubles/example.ts';
import { families, examples } from '../examples/families.ts';
import { isSent } from './play.ts';

/** The consents of a visitor, the least first. */
const consents = [
  { groups: [], words: 'nothing' },
  { groups: [statistics], words: `statistics (${statistics})` },
  { groups: [marketing], words: `marketing (${marketing})` },
  { groups: [statistics, marketing], words: `statistics (${statistics}) and marketing (${marketing})` },
];

/** Returns the lines of a channel’s page by running the examples: its needs, the messages that it sends, and its examples. */
export async function channelLines(channel: string): Promise<string[]> {
  const sent: Example[] = [];
  for (const example of examples) if (await isSent(example, channel)) sent.push(example);
  const inApp = await Promise.all(sent.map((each) => isSent(each, channel, { cookie: 'app_context=1' })));
  const needed = await Promise.all(sent.map((example) => leastConsent(example, channel)));
  const most = Math.max(...needed);
  const taken = messageNames.filter((name) => sent.some((example) => example.in[0] === name));
  return [
    `- Needs consent to ${consents[most]?.words}${most > 0 && needed.includes(0) ? ', with exceptions' : ''}`,
    `- ${inApp.every(Boolean) ? 'Works in the apps' : 'Silent in the apps'}`,
    '## What it takes',
    ...(await Promise.all(taken.map((name) => takenLine(channel, name, sent)))),
    '## Examples',
    ...families.flatMap(([family, all]) =>
      all.flatMap<string>(({ title, out }: Example) =>
        out[channel] ? `- [${text(title).replaceAll('  ', ' ')}](../${pathOf(family)}#${slug(title)})` : [],
      ),
    ),
  ];
}

/** Returns the index of the least consent with which an example is sent. */
async function leastConsent(example: Example, channel: string): Promise<number> {
  const sent = await Promise.all(consents.map(({ groups }) => isSent(example, channel, { groups })));
  return sent.indexOf(true);
}

async function takenLine(channel: string, name: MessageName, sent: readonly Example[]): Promise<string> {
  const link = `- [${name}](../messages/${name}.md)`;
  const own = sent.filter((example) => example.in[0] === name);
  const takes = async (fields: object) => {
    const [first] = own;
    return !!first && isSent({ ...first, in: [name, { ...first.in[1], ...fields }] }, channel);
  };
  if (name === 'CustomEventData' && !(await takes({ event_name: undefined }))) {
    const names = new Set(own.map((example) => String(example.in[1]?.['event_name'])));
    return `${link} with \`event_name\`${(await takes({ event_name: 'anything' })) ? '' : ` ${codes([...names])}`}`;
  }
  if (name !== 'EcommerceEventData') return link;
  const isTaken = await Promise.all(commerceEvents.map((event) => takes({ event })));
  const taken = commerceEvents.filter((_, index) => isTaken[index]);
  const missing = commerceEvents.filter((_, index) => !isTaken[index]);
  if (missing.length === 0) return link;
  return missing.length < taken.length ? `${link} but ${codes(missing)}` : `${link}: ${codes(taken)}`;
}
