import { html, raw } from 'hono/html';
import type { OpenApi } from '../document.ts';
import type { Operation } from '../operation.ts';
import { json, list, type Markup, prose } from './markup.ts';
import { style } from './style.ts';

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
      const told = Object.entries(headers).map(
        ([name, header]) => html`<br /><code>${name}</code>: ${prose(header.description)}`,
      );
      const bodies = Object.values(content).map(({ schema }) => json(schema));
      return html`${status}: ${prose(description)}${told} ${bodies}`;
    });
}

function callSection({ address, operation }: ReturnType<typeof callsOf>[number]): Markup {
  const { operationId: id, summary, description, parameters, requestBody, responses, security } = operation;
  const told = parameters.map(({ name, in: place, required, description: about, schema }) => {
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
    ${list('Parameters', told)} ${list('Body', requestBody ? bodyOf(requestBody) : [])}
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
