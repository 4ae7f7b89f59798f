import { html } from 'hono/html';
import {
  type FiguresFilter,
  formSteps,
  type Funnel,
  type Funnels,
  mostReports,
} from '../../core/events/find-form-figures.ts';
import type { FieldEffort } from '../../core/events/form-effort.ts';
import type { Markup } from '../reference/reference-page.ts';
import { addressOf } from './event-item.ts';
import { formsPath, type Page, siteSelect } from './page-frame.ts';
import { barPlot, groupedBarPlot, tableOf } from './plots.ts';

const title = 'How shoppers fill in the forms';

const labels = ['Started', 'Submitted', 'Registered'] as const;

const percent = (value: number, of: number): string =>
  of === 0 ? '' : `${Math.round((value / of) * 100)} %`;

function filterForm({ from, to, site }: FiguresFilter): Markup {
  return html`<form action="${formsPath}" aria-label="Filter">
    ${siteSelect(site)}
    <label>From <input name="from" type="date" value="${from}" /></label>
    <label>To <input name="to" type="date" value="${to}" /></label>
    <button type="submit">Show</button>
  </form>`;
}

/** The texts of a plot of steps. */
interface StepTexts {
  readonly heading: string;
  readonly about: string;
  /** The thing that is counted. */
  readonly unit: string;
}

function stepsFigure(steps: Funnel, site: string | undefined, { heading, about, unit }: StepTexts): Markup {
  const [started] = steps;
  const bars = steps.map((value, step) => ({
    label: labels[step] ?? '',
    value,
    note: percent(value, started),
  }));
  const noted = bars.map(({ note, ...bar }, step) =>
    step === 0 || note === '' ? bar : { ...bar, note: `(${note})` },
  );
  return html`<figure>
    <figcaption>${heading}</figcaption>
    <p class="soft">${about}</p>
    ${barPlot(noted)}
    ${tableOf({
      of: `${heading}, as a table`,
      heads: ['Step', unit, 'Of those that started'],
      rows: bars.map(({ label, value, note }, step) => [
        html`<a href="${addressOf({ name: formSteps[step], site })}">${label}</a>`,
        value,
        note,
      ]),
    })}
  </figure>`;
}

/** Returns the path of a field, which a narrow screen may break after a dot. */
const breakable = (field: string): Markup =>
  html`${field.split('.').map((part, place) => html`${place > 0 && html`.<wbr />`}${part}`)}`;

/** Most fields in the plot. The table has all. */
const mostFields = 8;

function effortFigure(effort: readonly FieldEffort[]): Markup {
  const groups = effort.slice(0, mostFields).map(({ field, returned, corrected, abandoned }) => ({
    label: breakable(field),
    bars: [
      { label: 'returned to', value: returned, kind: 'returned' },
      { label: 'corrected', value: corrected, kind: 'corrected' },
      { label: 'abandoned', value: abandoned, kind: 'abandoned' },
    ],
  }));
  const heading =
    effort.length > mostFields ? `The ${mostFields} fields with the most effort` : 'Fields with effort';
  return html`<figure>
    <figcaption>${heading}</figcaption>
    <p class="soft">Times on the chosen days. All bars have the same scale.</p>
    ${groupedBarPlot(groups)}
    ${tableOf({
      of: 'Effort of all fields, as a table',
      heads: ['Field', 'Returned to', 'Corrected', 'Abandoned'],
      rows: effort.map(({ field, returned, corrected, abandoned }) => [
        breakable(field),
        returned,
        corrected,
        abandoned,
      ]),
    })}
  </figure>`;
}

/**
 * Returns the page about the registration forms.
 * @param isCut true if there were more reports about fields than the page reads
 */
export function formsPage(
  filter: FiguresFilter,
  { sessions, events }: Funnels,
  effort: readonly FieldEffort[],
  isCut: boolean,
): Page {
  const { site } = filter;
  const isEmpty = [...sessions, ...events].every((count) => count === 0);
  const none = html`<p>
    No form was started on these days. Open the sign-up, accept all cookies, and fill in a field. Then reload
    this page.
  </p>`;
  const cut =
    isCut && html`<p>Only the newest ${mostReports} reports are counted. Choose fewer days or one site.</p>`;
  return {
    title,
    among: {
      at: 'forms',
      introduction: html`<p>The registration forms, by the events that they sent. Days are in UTC.</p>`,
    },
    main: html`${filterForm(filter)}
      <h2>From start to success</h2>
      ${
        isEmpty
          ? none
          : html`${stepsFigure(sessions, site, {
              heading: 'With consent: sessions',
              about: 'A session counts once in a step, if it was in all steps before.',
              unit: 'Sessions',
            })}
            ${stepsFigure(events, site, {
              heading: 'Without consent: events',
              about:
                'These events have no session, so each event counts. A shopper who submits twice counts twice.',
              unit: 'Events',
            })}`
      }
      <h2>Effort of the fields</h2>
      <p>
        A field is <b>returned to</b> if a shopper enters it again, and <b>corrected</b> if it is then left
        with another answer. It is <b>abandoned</b> if it had the focus last in a form that was not finished.
        No answers are known here.
      </p>
      ${
        effort.length === 0
          ? html`<p>No field was returned to, corrected or abandoned on these days.</p>`
          : effortFigure(effort)
      }
      ${cut}`,
  };
}
