import type { JsonSchema } from '@valibot/to-json-schema';
import { html, type Markup, name, prose } from './markup.ts';

type Definition = JsonSchema | boolean | undefined;

const isSchema = (definition: Definition): definition is JsonSchema => typeof definition === 'object';

/** Name of the schema that a reference leads to. */
const nameOf = (ref: string) => ref.split('/').at(-1) ?? '';

/** Where a schema stands in the page. */
export const idOfSchema = (name: string): string => `schema-${name}`;

const listed = (values: readonly unknown[]) =>
  prose(values.map((value) => `\`${String(value)}\``).join(', '));

/** What a value looks like, in a few words. */
export function kindOf(schema: JsonSchema): Markup {
  const { $ref, items, type, format, minimum, maximum, maxLength, minLength, pattern, additionalProperties } =
    schema;
  if ($ref !== undefined) return html`<a href="#${idOfSchema(nameOf($ref))}">${name(nameOf($ref))}</a>`;
  if (schema.enum) return listed(schema.enum);
  if (schema.const !== undefined) return listed([schema.const]);
  if (schema.anyOf) {
    const kinds = schema.anyOf
      .filter(isSchema)
      .map((each, place) => html`${place > 0 ? ' or ' : ''}${kindOf(each)}`);
    return html`${kinds}`;
  }
  if (!Array.isArray(items) && isSchema(items)) return html`list of ${kindOf(items)}`;
  if (isSchema(additionalProperties)) return html`${kindOf(additionalProperties)} by name`;
  const bounds = [
    format,
    minimum === undefined || maximum === undefined ? undefined : `${minimum} to ${maximum}`,
    minLength === undefined ? undefined : `${minLength} characters or more`,
    maxLength === undefined ? undefined : `up to ${maxLength} characters`,
    pattern === undefined ? undefined : `like ${pattern}`,
  ].filter((bound) => bound !== undefined);
  return html`${[type ?? 'anything', ...bounds].join(', ')}`;
}

/** A row for each field of a schema, those inside of others by their path: name, kind, what it is. */
export function rowsOf(schema: JsonSchema, path = ''): readonly (readonly Markup[])[] {
  const { items, properties = {}, required = [] } = schema;
  if (!Array.isArray(items) && isSchema(items)) return rowsOf(items, `${path}[]`);
  return Object.entries(properties).flatMap(([field, part]) => {
    if (!isSchema(part)) return [];
    const inner = path === '' ? field : `${path}.${field}`;
    const told = `${required.includes(field) ? 'Required.' : 'May be absent.'} ${part.description ?? ''}`;
    return [[[html`<code>${name(inner)}</code>`, kindOf(part), prose(told)]], rowsOf(part, inner)].flat();
  });
}
