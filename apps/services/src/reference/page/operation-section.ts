import type { Operation, RequestBody } from '../openapi.ts';
import { html, type Markup, name, prose, table } from './markup.ts';
import { kindOf } from './schema-rows.ts';

/** A call with where it stands. */
export interface Placed {
  readonly method: string;
  /** With the server's part. */
  readonly path: string;
  readonly operation: Operation;
}

function bodyOf({ description, content }: RequestBody): readonly Markup[] {
  return Object.entries(content).map(([mediaType, { schema, examples = {} }]) => {
    const shown = Object.values(examples).map(
      ({ value }) =>
        html`<p>A body that is accepted:</p>
          <pre><code>${JSON.stringify(value, undefined, 2)}</code></pre>`,
    );
    return html`<p>Body: <code>${mediaType}</code>, ${kindOf(schema)}. ${prose(description ?? '')}</p>
      ${shown}`;
  });
}

function answersOf({ responses }: Operation): readonly (readonly Markup[])[] {
  return Object.entries(responses)
    .filter(([status]) => Number(status) < 400)
    .map(([status, { description, headers = {}, content = {} }]) => {
      const told = Object.entries(headers).map(
        ([title, header]) => html`<br /><code>${name(title)}</code>: ${prose(header.description)}`,
      );
      const bodies = Object.values(content).map(({ schema }) => kindOf(schema));
      return [
        html`${status}`,
        bodies.length > 0 ? html`${bodies}` : html`no body`,
        html`${prose(description)}${told}`,
      ];
    });
}

/** A call with all that is told of it. */
export function operationSection({ method, path, operation }: Placed): Markup {
  const { operationId: id, parameters, requestBody, responses, security } = operation;
  const told = parameters.map((each) => [
    html`<code>${name(each.name)}</code>`,
    html`${each.in}: ${kindOf(each.schema)}`,
    html`${each.required ? 'Required.' : 'May be absent.'} ${prose(each.description)}`,
  ]);
  const refused = operation['x-refusals-in-order'].map(({ status, codes, when }) => [
    html`${status}`,
    prose(codes.length > 0 ? codes.map((code) => `\`${code}\``).join(', ') : 'the rules’ own'),
    html`${prose(when)}${responses[status]?.content?.['text/html'] ? ' Told on a page.' : ''}`,
  ]);
  return html`<section aria-labelledby="${id}">
    <h3 id="${id}">${operation.summary}</h3>
    <p class="call"><code>${method.toUpperCase()} ${name(path)}</code></p>
    <p>${prose(operation.description)}${security.length > 0 ? ' It needs the cookies of a session.' : ''}</p>
    ${table(`${operation.summary}: what it is told beside the body`, ['Name', 'Kind', 'What it is'], told)}
    ${requestBody ? bodyOf(requestBody) : undefined}
    ${table(`${operation.summary}: what it answers`, ['Status', 'Body', 'What it means'], answersOf(operation))}
    ${table(`${operation.summary}: how it refuses, the first that holds`, ['Status', 'Codes', 'When'], refused)}
  </section> `;
}
