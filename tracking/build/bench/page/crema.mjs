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
  const listen = window.addEventListener.bind(window);
  window.addEventListener = (type, hear, ...rest) => {
    if (type === 'message') listener = hear;
    listen(type, hear, ...rest);
  };
  install({ ga4, ...options });
  delete window.addEventListener;
  const { origin } = location;
  return (data) => listener({ type: 'message', data, origin });
}
