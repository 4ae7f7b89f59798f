import { html } from 'hono/html';
import type { Markup } from '../reference/reference-page.ts';

/**
 * Returns a bar of SVG. Its length is a share of the width that it gets, so its labels can be text of the page, which wraps and grows
 * as a reader needs it.
 * @param share from 0 to 1
 * @param kind selects the look: a colour and a shape
 */
function bar(share: number, kind: string): Markup {
  const width = `${Math.round(share * 1000) / 10}%`;
  return html`<svg class="${kind}" aria-hidden="true">
    <rect class="track" width="100%" height="100%" rx="4" />
    <rect class="value" width="${width}" height="100%" rx="4" />
  </svg>`;
}

/** A bar with its label. */
interface Bar {
  readonly label: string;
  readonly value: number;
  /** Follows the number, such as its share. */
  readonly note?: string;
}

/** Returns bars one below the other, the longest as wide as the plot. The number of each is beside its label. */
export function barPlot(bars: readonly Bar[]): Markup {
  const highest = Math.max(1, ...bars.map(({ value }) => value));
  return html`<div class="bars">
    ${bars.map(
      ({ label, value, note }) =>
        html`<div class="bar">
          <span><span>${label}</span><span>${value}${note && ` ${note}`}</span></span>
          ${bar(value / highest, 'whole')}
        </div>`,
    )}
  </div>`;
}

/** Several bars about the same thing. */
interface BarGroup {
  readonly label: Markup;
  readonly bars: readonly (Bar & { readonly kind: string })[];
}

/** Returns groups of thin bars, all with the same scale. */
export function groupedBarPlot(groups: readonly BarGroup[]): Markup {
  const highest = Math.max(1, ...groups.flatMap(({ bars }) => bars.map(({ value }) => value)));
  return html`<div class="bars thin">
    ${groups.map(
      ({ label, bars }) =>
        html`<div class="bar">
          <b>${label}</b>
          ${bars.map(
            ({ label: of, value, kind }) =>
              html`<span>${of}</span>${bar(value / highest, kind)}<span>${value}</span>`,
          )}
        </div>`,
    )}
  </div>`;
}

/** A table of the numbers in a plot. */
interface Table {
  /** The name of the plot. */
  readonly of: string;
  readonly heads: readonly string[];
  /** The first cell of each row is its head. */
  readonly rows: readonly (readonly [Markup | string, ...(number | string)[]])[];
}

/** Returns a table for readers who prefer numbers. */
export function tableOf({ of, heads, rows }: Table): Markup {
  return html`<details>
    <summary>The numbers as a table</summary>
    <section class="scrolls" tabindex="0" aria-label="${of}">
      <table>
        <thead>
          <tr>
            ${heads.map((head) => html`<th scope="col">${head}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            ([head, ...cells]) =>
              html`<tr>
                <th scope="row">${head}</th>
                ${cells.map((cell) => html`<td>${cell}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
    </section>
  </details>`;
}
