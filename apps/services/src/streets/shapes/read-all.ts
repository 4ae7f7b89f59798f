import * as v from 'valibot';

/** Reads those entries of a list that have their shape. One that is strange does not spoil the others. */
export const readAll = <Schema extends v.GenericSchema>(
  list: readonly unknown[],
  schema: Schema,
): readonly v.InferOutput<Schema>[] =>
  list.flatMap((each) => {
    const read = v.safeParse(schema, each);
    return read.success ? [read.output] : [];
  });
