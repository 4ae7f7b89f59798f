/**
 * The script that sends a page view, which the start of tracking fetches. It is named by no source, because many modules are in it.
 * @param {Readonly<Record<string, readonly string[]>>} scripts of each source
 * @returns {string}
 */
export function trackingCore(scripts) {
  const found = Object.values(scripts)
    .flat()
    .find((file) => /\/tracking-(?!start-)/.test(file));
  if (!found) throw new Error('There is no script of tracking.');
  return found;
}
