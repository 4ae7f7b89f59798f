/** What two branches have to share to be the same element before and after. */
const kindOf = (branch) =>
  typeof branch === 'string' ? 'text' : `${branch[0]} ${branch[1].id ?? ''} ${branch[1].name ?? ''}`;

/**
 * Gives two trees of the same page the same places: an element that only one of them has leaves `null` in the other, as a
 * condition in a component does, so that React keeps what stands around it.
 * @param {readonly unknown[]} before
 * @param {readonly unknown[]} after
 * @returns {[unknown[], unknown[]]}
 */
export function alignTrees([tag, props, ...before], [, propsAfter, ...after]) {
  const kept = longestCommon(before.map(kindOf), after.map(kindOf));
  const places = [[], []];
  const add = (one, other) => {
    places[0].push(one);
    places[1].push(other);
  };
  let [at, atAfter] = [0, 0];
  for (const [next, nextAfter] of [...kept, [before.length, after.length]]) {
    for (; at < next; at += 1) add(before[at], null);
    for (; atAfter < nextAfter; atAfter += 1) add(null, after[atAfter]);
    if (next === before.length) break;
    const pair = [before[at++], after[atAfter++]];
    add(...(typeof pair[0] === 'string' ? pair : alignTrees(...pair)));
  }
  return [
    [tag, props, ...places[0]],
    [tag, propsAfter, ...places[1]],
  ];
}

/** The places of the longest common sequence of two lists, in pairs. */
function longestCommon(one, other) {
  const lengths = Array.from({ length: one.length + 1 }, () => Array(other.length + 1).fill(0));
  for (let i = one.length - 1; i >= 0; i -= 1) {
    for (let j = other.length - 1; j >= 0; j -= 1) {
      lengths[i][j] =
        one[i] === other[j] ? lengths[i + 1][j + 1] + 1 : Math.max(lengths[i + 1][j], lengths[i][j + 1]);
    }
  }
  const pairs = [];
  for (let i = 0, j = 0; i < one.length && j < other.length;) {
    if (one[i] === other[j]) pairs.push([i++, j++]);
    else if (lengths[i + 1][j] >= lengths[i][j + 1]) i += 1;
    else j += 1;
  }
  return pairs;
}
