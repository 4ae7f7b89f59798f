import type { OpenApi } from '../openapi.ts';
import { html, Markup, prose, table } from './markup.ts';
import { operationSection, type Placed } from './operation-section.ts';
import { idOfSchema, kindOf, rowsOf } from './schema-rows.ts';
import { style } from './style.ts';

const idOfGroup = (name: string) => `group-${name.toLowerCase().replaceAll(' ', '-')}`;

/** Every call of the document, where it stands. */
function placedOf({ paths, servers }: OpenApi): readonly Placed[] {
  const [own] = servers;
  return Object.entries(paths).flatMap(([path, item]) => {
    const base = (item.servers ?? servers)[0]?.url ?? own?.url ?? '';
    return (['get', 'post', 'put', 'delete'] as const).flatMap((method) => {
      const operation = item[method];
      return operation ? [{ method, path: base + path, operation }] : [];
    });
  });
}

function schemaSection(name: string, schema: OpenApi['components']['schemas'][string]): Markup {
  const rows = rowsOf(schema);
  const id = idOfSchema(name);
  const text = [
    ...(schema.description === undefined ? [] : [prose(schema.description)]),
    ...(schema.items || rows.length === 0 ? [html`A ${kindOf(schema)}.`] : []),
  ].map((each) => html`<p>${each}</p>`);
  return html`<section aria-labelledby="${id}">
    <h3 id="${id}">${name}</h3>
    ${text} ${table(`Fields of ${name}`, ['Name', 'Kind', 'What it is'], rows)}
  </section> `;
}

/** The document as a page to read: no script, and no style but the one in it. */
export function referencePage(document: OpenApi): string {
  const { info, tags, components } = document;
  const placed = placedOf(document);
  const groups = tags.map(({ name }) => ({
    name,
    calls: placed.filter(({ operation }) => operation.tags.includes(name)),
  }));
  const contents = groups.map(({ name, calls }) => {
    const links = calls.map(
      ({ operation }) => html`<li><a href="#${operation.operationId}">${operation.summary}</a></li>`,
    );
    return html`<li>
      <a href="#${idOfGroup(name)}">${name}</a>
      <ul>
        ${links}
      </ul>
    </li>`;
  });
  const sections = groups.map(
    ({ name, calls }) =>
      html`<section aria-labelledby="${idOfGroup(name)}">
        <h2 id="${idOfGroup(name)}">${name}</h2>
        ${calls.map(operationSection)}
      </section> `,
  );
  const schemas = Object.entries(components.schemas).map(([name, schema]) => schemaSection(name, schema));
  const paragraphs = info.description.split('\n\n').map((text) => html`<p>${prose(text)}</p>`);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${info.title}: the calls</title>
        ${new Markup(`<style>${style}</style>`)}
      </head>
      <body>
        <header>
          <p class="skip"><a href="#calls">Skip to the calls</a></p>
          <h1>${info.title}: the calls</h1>
          ${paragraphs}
          <p>
            The same for programs: <a href="/service/openapi.json">openapi.json</a> (OpenAPI
            ${document.openapi}).
          </p>
        </header>
        <nav aria-labelledby="contents">
          <h2 id="contents">Contents</h2>
          <ul>
            ${contents}
            <li><a href="#schemas">Schemas</a></li>
          </ul>
        </nav>
        <main id="calls" tabindex="-1">
          ${sections}
          <section aria-labelledby="schemas">
            <h2 id="schemas">Schemas</h2>
            ${schemas}
          </section>
        </main>
      </body>
    </html> `.text;
}
