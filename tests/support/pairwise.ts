/** A value for each parameter, as the index of the value. */
type Row = readonly number[];

interface Pair {
  readonly left: number;
  readonly leftValue: number;
  readonly right: number;
  readonly rightValue: number;
}

const indices = (size: number) => Array.from({ length: size }, (_, index) => index);

function allPairs(sizes: readonly number[]): Pair[] {
  return sizes.flatMap((leftSize, left) =>
    indices(sizes.length)
      .slice(left + 1)
      .flatMap((right) =>
        indices(leftSize).flatMap((leftValue) =>
          indices(sizes[right] ?? 0).map((rightValue) => ({ left, leftValue, right, rightValue })),
        ),
      ),
  );
}

const holds = (row: readonly (number | undefined)[], { left, leftValue, right, rightValue }: Pair) =>
  row[left] === leftValue && row[right] === rightValue;

/** Returns the row with this pair that covers the most new pairs. If several do, it returns the first. */
function rowWith(pair: Pair, sizes: readonly number[], missing: readonly Pair[]): Row {
  const row: (number | undefined)[] = sizes.map(() => undefined);
  row[pair.left] = pair.leftValue;
  row[pair.right] = pair.rightValue;
  return sizes.map((size, parameter) => {
    const given = row[parameter];
    if (given !== undefined) return given;
    const gains = indices(size).map((value) => {
      const tried = row.with(parameter, value);
      return missing.filter((each) => holds(tried, each) && !holds(row, each)).length;
    });
    const best = gains.indexOf(Math.max(...gains));
    row[parameter] = best;
    return best;
  });
}

/**
 * Returns rows in which any two values of any two parameters occur together at least once. Most faults depend
 * on at most two parameters, and there are far fewer such rows than combinations. The same sizes give the
 * same rows.
 * @param sizes how many values each parameter has
 */
export function pairwise(sizes: readonly number[]): Row[] {
  if (sizes.includes(0)) return [];
  if (sizes.length === 1) return indices(sizes[0] ?? 0).map((value) => [value]);
  const rows: Row[] = [];
  let missing = allPairs(sizes);
  for (let [next] = missing; next; [next] = missing) {
    const row = rowWith(next, sizes, missing);
    rows.push(row);
    missing = missing.filter((pair) => !holds(row, pair));
  }
  return rows;
}

/** Returns every combination. @param sizes how many values each parameter has */
export const product = (sizes: readonly number[]): Row[] =>
  sizes.reduce<Row[]>(
    (rows, size) => rows.flatMap((row) => indices(size).map((value) => row.concat(value))),
    [[]],
  );

/**
 * Returns the fewest rows in which each value of each parameter occurs. Use it for slow tests if other tests
 * already try each value.
 * @param sizes how many values each parameter has
 */
export const onceEach = (sizes: readonly number[]): Row[] =>
  sizes.includes(0) ? [] : indices(Math.max(...sizes)).map((row) => sizes.map((size) => row % size));
