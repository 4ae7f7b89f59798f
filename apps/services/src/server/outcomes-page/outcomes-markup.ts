import { html } from 'hono/html';
import {
  type ClassCounts,
  type OutcomeClass,
  outcomeClasses,
} from '../../core/reconciliation/judge-outcomes.ts';
import type { ReconciledRow } from '../../core/reconciliation/reconcile.ts';
import { least } from '../../core/reconciliation/round-counts.ts';
import { outcomesPath, type Page } from '../events-page/page-frame.ts';
import type { Markup } from '../reference/reference-page.ts';

/** The words of the page for the classes. */
const meanings: Readonly<Record<OutcomeClass, string>> = {
  sent: 'The channel’s store has the record, or the page says so if the store is elsewhere.',
  refused: 'The channel needs a consent that the visitor has not given.',
  blocked: 'No record of the page got through to the channel, and two or more failed.',
  'left early': 'The registration was sent before tracking had loaded.',
  'no tracking': 'The browser posted the form without a script, or the page was in a frame.',
  lost: 'The way to the channel was open, and the record did not arrive.',
  'not yet known': 'The record may still arrive until the next day has ended.',
  unknown: 'No other class fits.',
};

/** Returns the classes that have enough outcomes to be shown. */
function shown(counts: ClassCounts): string {
  const large = outcomeClasses.filter((name) => counts[name] >= least);
  const numbers = large.map((name) => `${name} ${counts[name].toLocaleString('en')}`);
  return numbers.length === 0 ? `each < ${least}` : numbers.join(', ');
}

function tableOf(day: string, rows: readonly ReconciledRow[]): Markup {
  const lines = rows.map(
    ({ site, kind, channel, counts }) =>
      html`<tr>
        <td>${site}</td>
        <td>${kind}</td>
        <td>${channel}</td>
        <td>${shown(counts)}</td>
      </tr>`,
  );
  return html`<h2>${day}</h2>
    <section class="scrolls" tabindex="0" aria-label="Outcomes of ${day}">
      <table class="words">
        <thead>
          <tr>
            ${['Site', 'Kind', 'Channel', 'Classes'].map((head) => html`<th scope="col">${head}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${lines}
        </tbody>
      </table>
    </section>`;
}

/** Returns the page with these rows, whose numbers are rounded. */
export function outcomesPage(to: string, rows: readonly ReconciledRow[]): Page {
  const days = [...new Set(rows.map(({ day }) => day))];
  const tables = days.map((day) =>
    tableOf(
      day,
      rows.filter((row) => row.day === day),
    ),
  );
  return {
    title: 'Outcomes and tracking',
    among: {
      at: 'outcomes',
      introduction: html`<p>
        Each stored registration, card, consent and lead, by what became of its record at each channel of
        tracking. Numbers are rounded down to a multiple of ${least}. Fewer are not shown.
        <a href="${outcomesPath}.json?to=${to}">The same as JSON</a>
      </p>`,
    },
    main: html`<form action="${outcomesPath}" aria-label="Days">
        <label>Last day <input type="date" name="to" value="${to}" required /></label>
        <button>Show</button>
      </form>
      ${tables.length === 0 ? html`<p>No registration is stored in these seven days.</p>` : tables}
      <h2>Classes</h2>
      <dl class="terms">
        ${outcomeClasses.map(
          (name) =>
            html`<div>
              <dt>${name}</dt>
              <dd>${meanings[name]}</dd>
            </div>`,
        )}
      </dl>`,
  };
}
