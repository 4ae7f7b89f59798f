import { html } from '../../../../../scripts/page/markup/html.mjs';
import type { Section } from '../../../../../scripts/page/part.mjs';
import { type Case, casesOf } from '../facts/cases.ts';
import { flowWords } from '../facts/flow-names.ts';

/** Explains every case once. */
export function caseSection(): Section {
  const cases = new Map<string, Case>();
  for (const { flow } of flowWords)
    for (const each of casesOf[flow]) cases.set(each.name, cases.get(each.name) ?? each);
  return {
    id: 'cases',
    title: 'The cases',
    lead: html`<p>
        A form asks otherwise when its shopper answers otherwise, or when the shop has set it up otherwise. A
        case that changes nothing on a site is not listed there. Whether names stand side by side, whether a
        refused form scrolls to its first error and whether a customer edits the address in a dialog changes
        the layout alone, and no question.
      </p>
      <dl class="meanings">
        ${[...cases.values()].map(
          ({ name, about }) =>
            html`<div>
              <dt>${name}</dt>
              <dd>${about}</dd>
            </div>`,
        )}
      </dl>`,
    parts: [],
  };
}
