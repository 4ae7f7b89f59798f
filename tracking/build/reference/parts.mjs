import { channels } from './facts/channels.mjs';
import { dataLayerNames } from './facts/data-layer-names.mjs';
import { sampleValues } from './facts/samples.mjs';
import { catalogues } from './facts/texts.mjs';
import { traceFields } from './facts/trace.mjs';
import { channelParts } from './parts/channels.mjs';
import { customerPart, dataLayerPart, pageTypesPart } from './parts/data-layer.mjs';
import { eventNamesPart } from './parts/event-names.mjs';
import { exampleParts } from './parts/examples.mjs';
import { ga4NamesPart } from './parts/ga4-names.mjs';
import { messageParts } from './parts/messages.mjs';
import { namesPart } from './parts/names.mjs';
import { kindsPart, objectParts } from './parts/objects.mjs';
import { readmePart } from './parts/readme.mjs';
import { textParts } from './parts/texts.mjs';
import { travelPart } from './parts/travel.mjs';

/**
 * @typedef {object} Part one file of the reference, and one page of Storybook
 * @property {string} name path of the file without ending: `messages/LeadData`
 * @property {string} title
 * @property {string} about what stands in it, in a few words
 * @property {string} body Markdown below the title, its links as `link` makes them
 * @property {readonly string[]} [names] headings in it that are names to look up
 */

/**
 * The reference of all that the library takes and sends. No tool knows what stands in it: it is read from the library’s
 * sources, or found out by running it, by what is in facts/. What is in parts/ writes that down as Markdown.
 *
 * @returns {Promise<Part[]>} the first is what leads to all others
 */
export async function referenceParts() {
  const [known, trace, named, said] = await Promise.all([
    channels(),
    traceFields(),
    dataLayerNames(),
    catalogues(),
  ]);
  const found = { trace, samples: sampleValues(), channels: known.map(({ name }) => name) };
  const parts = [
    travelPart(known),
    kindsPart(),
    dataLayerPart(),
    customerPart(),
    pageTypesPart(),
    ga4NamesPart(),
    eventNamesPart(named),
    ...messageParts(found),
    ...objectParts(found),
    ...channelParts(known),
    ...textParts(said),
    ...exampleParts(),
  ];
  const all = [namesPart(parts, trace), ...parts];
  return [readmePart(all, known.length), ...all];
}
