import { isMessageName } from '../../src/messages/schema/parse-message.ts';
import { examples } from '../examples/families.ts';
import { play } from './play.ts';

/** Returns the lines about keys of the data layer, each with the formats that use it in an example. */
export async function dataLayerLines(keys: readonly string[]): Promise<string[]> {
  const played = await Promise.all(examples.map((example) => play(example)));
  const records = played.flatMap((page) => page.records.map((record) => new Map(Object.entries(record))));
  const own = (key: string) =>
    records.filter((record) => record.has('event') && record.get(key) !== undefined);
  return keys.flatMap((key) => {
    const found = own(key).map((record) => (isMessageName(record.get('event')) ? 'classic' : 'ga4'));
    const links = [...new Set(found)].sort().map((format) => `[${format}](channels/${format}.md)`);
    return [`## ${key}`, `- Formats: ${links.join(', ')}`];
  });
}
