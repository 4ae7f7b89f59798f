import type { JsonSchema } from '@valibot/to-json-schema';

/** A body that a schema refuses, and the change that made it wrong. */
export interface BadBody {
  readonly name: string;
  readonly body: unknown;
}

type Resolve = (schema: JsonSchema) => JsonSchema;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Values that no text, number, truth or object of a schema may be. */
function wrongValues({ type, enum: choices, maxLength, maximum }: JsonSchema): readonly unknown[] {
  const other = [null, type === 'array' ? 'text' : [], type === 'object' ? 'text' : {}];
  if (choices) return [...other, 'NONE OF THEM'];
  if (type === 'string')
    return [...other, 7, ...(maxLength === undefined ? [] : ['x'.repeat(maxLength + 1)])];
  if (type === 'integer') return [...other, '7', 1.5, ...(maximum === undefined ? [] : [maximum + 1])];
  return type === 'boolean' ? [...other, 'true', 1] : other;
}

/** Returns bodies that a schema refuses and that differ from a right body in one place. */
export function badBodies(
  schema: JsonSchema,
  right: unknown,
  resolve: Resolve,
  path = 'body',
): readonly BadBody[] {
  const told = resolve(schema);
  const replaced = wrongValues(told).map((body) => ({
    name: `${path} is ${JSON.stringify(body)?.slice(0, 20)}`,
    body,
  }));
  if (told.type !== 'object') return replaced;
  const whole = isRecord(right) ? right : {};
  const { required = [], properties = {} } = told;
  const without = required.map((name) => ({
    name: `${path} without ${name}`,
    body: Object.fromEntries(Object.entries(whole).filter(([each]) => each !== name)),
  }));
  const more =
    told.additionalProperties === false
      ? [{ name: `${path} with more`, body: { ...whole, somethingElse: true } }]
      : [];
  const inside = Object.entries(properties).flatMap(([name, part]) =>
    typeof part === 'boolean'
      ? []
      : badBodies(part, whole[name], resolve, `${path}.${name}`).map((bad) => ({
          name: bad.name,
          body: { ...whole, [name]: bad.body },
        })),
  );
  return [...replaced, ...without, ...more, ...inside];
}
