/** HTML, in which nothing is to be escaped any more. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

type Part = string | number | Markup | readonly Markup[] | undefined;

function textOf(part: Part): string {
  if (part === undefined) return '';
  if (part instanceof Markup) return part.text;
  if (typeof part === 'object') return part.map(({ text }) => text).join('');
  return String(part).replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? '');
}

/** Writes HTML: whatever is put in is escaped, unless it is HTML itself. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(texts.map((text, place) => text + textOf(parts[place])).join(''));
}

// Behind these a long name may go on in the next line: a narrow screen has no room for it in one.
const joints = /(?<=[_./-])(?=\w)|(?<=[a-z])(?=[A-Z])/;

/** A name of code, which is broken where its words meet. */
export function name(text: string): Markup {
  const parts = text.split(joints).map((part, place) => (place > 0 ? html`<wbr />${part}` : html`${part}`));
  return html`${parts}`;
}

/** A text of the document, in which backticks hold code. */
export function prose(text: string): Markup {
  const parts = text
    .split('`')
    .map((part, place) => (place % 2 === 1 ? html`<code>${name(part)}</code>` : html`${part}`));
  return html`${parts}`;
}

/** A table with its caption; empty without rows. */
export function table(
  caption: string,
  titles: readonly string[],
  rows: readonly (readonly Markup[])[],
): Markup {
  if (rows.length === 0) return html``;
  const head = titles.map((title) => html`<th scope="col">${title}</th>`);
  const body = rows.map(([first, ...cells]) => {
    const rest = cells.map((cell) => html`<td>${cell}</td>`);
    return html`<tr>
      <th scope="row">${first}</th>
      ${rest}
    </tr>`;
  });
  return html`<table>
    <caption>
      ${caption}
    </caption>
    <thead>
      <tr>
        ${head}
      </tr>
    </thead>
    <tbody>
      ${body}
    </tbody>
  </table>`;
}
