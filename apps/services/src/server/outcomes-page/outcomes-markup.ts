import { html, raw } from 'hono/html';
import { type ClassCounts, type OutcomeClass, outcomeClasses } from '../../core/reconciliation/judge.ts';
import type { ReconciledRow } from '../../core/reconciliation/reconcile.ts';
import { least } from '../../core/reconciliation/round-counts.ts';
import { type Markup, style as referenceStyle } from '../reference/reference-page.ts';

/** Address of the page. It is below the page of events, so that the cookie of its readers is sent here, too. */
export const outcomesPath = '/service/events/outcomes';

/** The style of the page: that of the reference of the calls, and what a table needs. The policy names its hash. */
export const style = `${referenceStyle}
form { align-items: end; display: flex; flex-wrap: wrap; gap: 1rem }
label { display: grid; gap: .25rem }
input, button { background: var(--paper); border: 1px solid currentColor; border-radius: .375rem; box-sizing: border-box; color: inherit; font: inherit; max-width: 100%; min-height: 2.75rem; min-width: 0; padding: .25rem .75rem }
input:focus-visible, button:focus-visible { outline: 3px solid var(--ring); outline-offset: 2px }
table { border-collapse: collapse; inline-size: 100% }
caption { font-weight: 600; padding-block: .5rem; text-align: start }
th, td { border-block-end: 1px solid var(--line); padding: .5rem .5rem .5rem 0; text-align: start; vertical-align: top }
td { font-variant-numeric: tabular-nums }
dt { font-weight: 600 }
dd { margin: 0 0 .5rem }
`;

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
  return html`<table>
    <caption>
      ${day}
    </caption>
    <thead>
      <tr>
        ${['Site', 'Kind', 'Channel', 'Classes'].map((head) => html`<th scope="col">${head}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${lines}
    </tbody>
  </table>`;
}

async function pageOf(content: Markup): Promise<string> {
  return await html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>Outcomes and tracking</title>
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        ${content}
      </body>
    </html>`;
}

/** Returns the page that sends a reader to the login of the page of events. */
export const outcomesLoginPage = async (): Promise<string> =>
  await pageOf(
    html`<main>
      <h1>Outcomes and tracking</h1>
      <p><a href="/service/events">Log in at the page of events</a>, then open this page again.</p>
    </main>`,
  );

/** Returns the page with these rows, whose numbers are rounded. */
export async function outcomesPage(to: string, rows: readonly ReconciledRow[]): Promise<string> {
  const days = [...new Set(rows.map(({ day }) => day))];
  const tables = days.map((day) =>
    tableOf(
      day,
      rows.filter((row) => row.day === day),
    ),
  );
  return await pageOf(
    html`<header>
        <h1>Outcomes and tracking</h1>
        <p>
          Each stored registration, card, consent and lead, by what became of its record at each channel of
          tracking. Numbers are rounded down to a multiple of ${least}. Fewer are not shown.
        </p>
        <p>
          <a href="/service/events">Events of tracking</a> <a href="${outcomesPath}.json?to=${to}">JSON</a>
        </p>
        <form action="${outcomesPath}" aria-label="Days">
          <label>Last day <input type="date" name="to" value="${to}" required /></label>
          <button>Show</button>
        </form>
      </header>
      <main>
        ${tables.length === 0 ? html`<p>No registration is stored in these seven days.</p>` : tables}
        <h2>Classes</h2>
        <dl>
          ${outcomeClasses.map(
            (name) =>
              html`<dt>${name}</dt>
                <dd>${meanings[name]}</dd>`,
          )}
        </dl>
      </main>`,
  );
}
