import { html, raw } from 'hono/html';
import type { OpenApi } from './document.ts';
import type { Operation } from './operation.ts';

/** The style of the page. The policy names its hash. Its colours are those of the design system's light and dark. */
export const style = `
:root { color-scheme: light dark; --paper: #fbf7f1; --card: #fff; --ink: #2a1a13; --line: #e7dccf; --accent: #7a3e1d; --ring: #1f4e79 }
@media (prefers-color-scheme: dark) {
  :root { --paper: #241914; --card: #2f221b; --ink: #f6ede3; --line: #4d3b30; --accent: #f0b98d; --ring: #a9d1f5 }
}
:root { background: var(--paper); color: var(--ink); font: 100%/1.5 system-ui, sans-serif; overflow-wrap: anywhere; scroll-padding: 1rem }
body { margin: 0 auto; max-width: 50rem; padding: 1rem }
section section, nav { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; margin-block: 1.5rem; padding: 1rem }
h4 { margin-block: 1.5rem .5rem }
ul { margin: 0; padding-inline-start: 1.25rem }
li { padding-block: .25rem }
a { color: var(--accent) }
a:focus-visible, main:focus-visible { outline: 3px solid var(--ring); outline-offset: 2px }
code, pre { font-family: ui-monospace, monospace; font-size: .9375em }
pre { margin-block: .5rem; white-space: pre-wrap }
`;

/** HTML in which everything is escaped. */
export type Markup = ReturnType<typeof html>;

/** Returns a text of the document with its parts in backticks as code. */
function prose(text = ''): Markup {
  const parts = text.split('`').map((part, place) => (place % 2 === 1 ? html`<code>${part}</code>` : part));
  return html`${parts}`;
}

const reference = /\{\s*"\$ref": "#\/components\/schemas\/(\w+)"\s*\}/;

/** Returns a value as JSON, in which a reference to a schema is a link. */
function json(value: object): Markup {
  const parts = JSON.stringify(value, undefined, 2)
    .split(reference)
    .map((part, place) => (place % 2 === 1 ? html`<a href="#schema-${part}">${part}</a>` : part));
  return html`<pre>${parts}</pre>`;
}

/** Returns a list under a heading, or nothing without entries. */
function list(title: string, entries: readonly Markup[]): Markup {
  if (entries.length === 0) return html``;
  const items = entries.map((entry) => html`<li>${entry}</li>`);
  return html`<h4>${title}</h4>
    <ul>
      ${items}
    </ul>`;
}

const methods = ['get', 'post', 'put', 'delete'] as const;

/** Returns every call of the document with its method and path. */
function callsOf({ paths, servers }: OpenApi) {
  return Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      const [server] = item.servers ?? servers;
      return operation ? [{ address: `${method.toUpperCase()} ${server?.url}${path}`, operation }] : [];
    }),
  );
}

function bodyOf({ description, content }: NonNullable<Operation['requestBody']>): readonly Markup[] {
  return Object.entries(content).map(
    ([mediaType, { schema, examples }]) =>
      html`<code>${mediaType}</code> ${prose(description)} ${json(schema)}
        ${examples && html`A body that is accepted: ${json(examples.accepted.value)}`}`,
  );
}

function successOf({ responses }: Operation): readonly Markup[] {
  return Object.entries(responses)
    .filter(([status]) => Number(status) < 400)
    .map(([status, { description, headers = {}, content = {} }]) => {
      const listed = Object.entries(headers).map(
        ([name, header]) => html`<br /><code>${name}</code>: ${prose(header.description)}`,
      );
      const bodies = Object.values(content).map(({ schema }) => json(schema));
      return html`${status}: ${prose(description)}${listed} ${bodies}`;
    });
}

function callSection({ address, operation }: ReturnType<typeof callsOf>[number]): Markup {
  const { operationId: id, summary, description, parameters, requestBody, responses, security } = operation;
  const listed = parameters.map(({ name, in: place, required, description: about, schema }) => {
    const kind = schema.enum?.join(', ') ?? schema.format ?? 'any text';
    return html`<code>${name}</code>, ${place}, ${required ? 'required' : 'may be absent'}: ${prose(about)}
      <code>${kind}</code>`;
  });
  const refused = operation['x-refusals-in-order'].map(({ status, codes, when }) => {
    const named = codes.length > 0 ? codes.map((code) => `\`${code}\``).join(', ') : 'the rules’ own';
    const page = responses[status]?.content?.['text/html'] && ' Told on a page.';
    return html`${status} ${prose(named)}: ${prose(when)}${page}`;
  });
  return html`<section aria-labelledby="${id}">
    <h3 id="${id}">${summary}</h3>
    <p><code>${address}</code></p>
    <p>${prose(description)}${security.length > 0 && ' It needs the cookies of a session.'}</p>
    ${list('Parameters', listed)} ${list('Body', requestBody ? bodyOf(requestBody) : [])}
    ${list('Answer', successOf(operation))} ${list('Refusals, the first that holds', refused)}
  </section>`;
}

/** Returns the document as a page to read. The page has no script, and no style but its own. */
export async function referencePage(document: OpenApi): Promise<string> {
  const { info, tags, components } = document;
  const calls = callsOf(document);
  const groups = tags.map(({ name }, place) => {
    const ofGroup = calls.filter(({ operation }) => operation.tags.includes(name));
    const links = ofGroup.map(
      ({ operation }) => html`<li><a href="#${operation.operationId}">${operation.summary}</a></li>`,
    );
    return {
      links: html`<li>
        ${name}
        <ul>
          ${links}
        </ul>
      </li>`,
      section: html`<section aria-labelledby="group-${place}">
        <h2 id="group-${place}">${name}</h2>
        ${ofGroup.map(callSection)}
      </section>`,
    };
  });
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) =>
      html`<section aria-labelledby="schema-${name}">
        <h3 id="schema-${name}">${name}</h3>
        ${json(schema)}
      </section>`,
  );
  return await html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${info.title}: the calls</title>
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        <header>
          <p><a href="#calls">Skip to the calls</a></p>
          <h1>${info.title}: the calls</h1>
          ${info.description.split('\n\n').map((text) => html`<p>${prose(text)}</p>`)}
          <p>
            The same for programs: <a href="/service/openapi.json">openapi.json</a> (OpenAPI
            ${document.openapi}).
          </p>
        </header>
        <nav aria-labelledby="contents">
          <h2 id="contents">Contents</h2>
          <ul>
            ${groups.map(({ links }) => links)}
            <li><a href="#schemas">Schemas</a></li>
          </ul>
        </nav>
        <main id="calls" tabindex="-1">
          ${groups.map(({ section }) => section)}
          <section aria-labelledby="schemas">
            <h2 id="schemas">Schemas</h2>
            ${schemas}
          </section>
        </main>
      </body>
    </html>`;
}
