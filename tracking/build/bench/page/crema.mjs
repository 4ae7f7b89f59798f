/**
 * Installs the library and gives back the listener that hears what a page posts: the way every message takes, without the
 * event that the browser makes of it.
 *
 * @param {{ install: (options: object) => unknown, ga4: unknown }} library
 * @param {object} options
 * @returns {(text: string) => void}
 */
export function installCrema({ install, ga4 }, options) {
  let listener;
  let found = 0;
  const listen = window.addEventListener.bind(window);
  window.addEventListener = (type, hear, ...rest) => {
    listen(type, hear, ...rest);
    if (type !== 'message') return;
    listener = hear;
    found += 1;
    // The start listens first, then the rest in its place.
    if (found === 2) delete window.addEventListener;
  };
  install({ ga4, ...options });
  const { origin } = location;
  return (data) => listener({ type: 'message', data, origin });
}
