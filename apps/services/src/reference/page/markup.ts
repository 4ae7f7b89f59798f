import { html } from 'hono/html';

/** HTML in which everything is escaped. */
export type Markup = ReturnType<typeof html>;

/** Returns a text of the document with its parts in backticks as code. */
export function prose(text = ''): Markup {
  const parts = text.split('`').map((part, place) => (place % 2 === 1 ? html`<code>${part}</code>` : part));
  return html`${parts}`;
}

const reference = /\{\s*"\$ref": "#\/components\/schemas\/(\w+)"\s*\}/;

/** Returns a value as JSON, in which a reference to a schema is a link. */
export function json(value: object): Markup {
  const parts = JSON.stringify(value, undefined, 2)
    .split(reference)
    .map((part, place) => (place % 2 === 1 ? html`<a href="#schema-${part}">${part}</a>` : part));
  return html`<pre>${parts}</pre>`;
}

/** Returns a list under a heading, or nothing without entries. */
export function list(title: string, entries: readonly Markup[]): Markup {
  if (entries.length === 0) return html``;
  const items = entries.map((entry) => html`<li>${entry}</li>`);
  return html`<h4>${title}</h4>
    <ul>
      ${items}
    </ul>`;
}
