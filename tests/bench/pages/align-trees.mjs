/** Returns the kind of a branch. Two branches are the same element before and after only if their kinds are equal. */
const kindOf = (branch) =>
  typeof branch === 'string' ? 'text' : `${branch[0]} ${branch[1].id ?? ''} ${branch[1].name ?? ''}`;

/**
 * Gives two trees of the same page the same positions. If only one tree has an element, the other one gets `null` there, as from
 * a condition in a component, so that React keeps the elements around it.
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

/** Returns the positions of the longest common sequence of two lists, in pairs. */
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
