/** A data layer that forgets, so that a long run measures what fills it and not a growing array. */
const layer = [];
let pushed = 0;

window.dataLayer = Object.assign([], {
  push: (record) => {
    pushed += 1;
    layer.push(record);
    if (layer.length > 1000) layer.length = 0;
    return layer.length;
  },
});

/**
 * What something pushes once, to be sure that it does what is measured.
 * @param {() => unknown} run
 * @returns {Promise<readonly object[]>}
 */
export async function recordsOf(run) {
  layer.length = 0;
  await run();
  return [...layer];
}

/** How many records have been pushed. */
export const pushedSoFar = () => pushed;
