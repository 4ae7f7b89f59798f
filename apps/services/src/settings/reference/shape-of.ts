import * as v from 'valibot';

/** What a schema says of itself: the parts that a valibot schema has for everybody to read. */
const readable = v.looseObject({
  type: v.string(),
  wrapped: v.optional(v.unknown()),
  pipe: v.optional(v.array(v.unknown())),
  options: v.optional(v.array(v.string())),
  requirement: v.optional(v.unknown()),
  default: v.optional(v.unknown()),
});

type Readable = v.InferOutput<typeof readable>;

/** A schema and all that it is made of, from the outside in. */
function partsOf(schema: unknown): readonly Readable[] {
  const read = v.safeParse(readable, schema);
  if (!read.success) return [];
  const { pipe = [], wrapped } = read.output;
  // The first part of a pipe is its schema once more, without the pipe.
  return [
    read.output,
    ...pipe.flatMap((part) => (part === schema ? [] : partsOf(part))),
    ...partsOf(wrapped),
  ];
}

/** The value that holds where none is given; `undefined` where there is none. */
export function defaultOf(schema: unknown): string | undefined {
  const found = partsOf(schema).find((part) => typeof part.default === 'string' && part.default !== '');
  return typeof found?.default === 'string' ? found.default : undefined;
}

/** What a value looks like, as far as choices and bounds of its schema tell; `undefined` for any text. */
export function shapeOf(schema: unknown): string | undefined {
  const parts = partsOf(schema);
  const choices = parts.find(({ options }) => options !== undefined)?.options;
  if (choices) return choices.map((choice) => `\`${choice}\``).join(' or ');
  const bound = (type: string) => {
    const requirement = parts.find((part) => part.type === type)?.requirement;
    return typeof requirement === 'number' ? requirement : undefined;
  };
  const [least, most, shortest] = ['min_value', 'max_value', 'min_length'].map(bound);
  if (least !== undefined && most !== undefined) return `${least} to ${most}`;
  return shortest === undefined ? undefined : `${shortest} characters or more`;
}
