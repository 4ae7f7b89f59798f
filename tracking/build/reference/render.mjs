import { ga4Rules } from '../../src/channels/ga4/ga4-rules.ts';
import { version } from '../../src/version.ts';
import { channels } from './facts/channels.mjs';
import { dataLayerNames } from './facts/data-layer-names.mjs';
import { examples } from './facts/examples.mjs';
import { sampleValues } from './facts/samples.mjs';
import { messageSchemas, partSchemas } from './facts/schemas.mjs';
import { catalogues } from './facts/texts.mjs';
import { traceFields } from './facts/trace.mjs';
import { page } from './page.mjs';
import { catalogueSection } from './sections/catalogue.mjs';
import { channelsSection } from './sections/channels.mjs';
import { dataLayerSection } from './sections/data-layer.mjs';
import { examplesSection } from './sections/examples.mjs';
import { ga4Section } from './sections/ga4.mjs';
import { insideSection } from './sections/inside.mjs';
import { messagesSection } from './sections/messages.mjs';
import { travelSection } from './sections/travel.mjs';

/**
 * The reference of all that the library takes and sends, as one page. Everything in it is read from the library’s sources
 * or found out by running it.
 *
 * @returns {Promise<string>} HTML
 */
export async function renderReference() {
  const [known, trace, named, said] = await Promise.all([
    channels(),
    traceFields(),
    dataLayerNames(),
    catalogues(),
  ]);
  const found = { trace, samples: sampleValues(), channels: known.map(({ name }) => name) };
  return page({
    version,
    lead: lead(known.length),
    sections: [
      messagesSection(found),
      insideSection(found),
      travelSection(known),
      channelsSection(known),
      dataLayerSection(),
      ga4Section(named),
      catalogueSection(said),
      examplesSection(),
    ],
  });
}

/** @param {number} channelCount */
function lead(channelCount) {
  const messages = messageSchemas();
  const fields = [...messages, ...partSchemas()].reduce((sum, schema) => sum + schema.fields.length, 0);
  return `What the tracking library ${version} takes from a page and what it makes of it: ${messages.length} messages with ${fields} fields, ${channelCount} channels, ${ga4Rules.length} rules for GA4 names and ${examples.length} examples. Both formats of the data layer, classic and GA4, stand in one dataLayer.`;
}
