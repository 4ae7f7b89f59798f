import { html, joined } from '../../../../../scripts/page/markup/html.mjs';
import type { Section } from '../../../../../scripts/page/part.mjs';
import type { FlowWords } from '../facts/flow-names.ts';
import type { FormFacts } from '../facts/form-facts.ts';
import { formPart } from './form-part.ts';

/**
 * A flow: who fills it in, where it stands, and its form on every site.
 * @param paths the addresses of its pages
 */
export const flowSection = (
  { flow, name, about }: FlowWords,
  forms: readonly FormFacts[],
  paths: readonly string[],
): Section => ({
  id: flow,
  title: name,
  lead: html`<p>${about}</p>
    <p>
      ${
        paths.length > 0
          ? html`Its pages:
            ${joined(
              paths.map((path) => html`<code>${path}</code>`),
              ', ',
            )}.`
          : 'No page shows it as of now.'
      }
    </p>`,
  parts: forms.map(formPart),
});
