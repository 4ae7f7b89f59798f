/**
 * A session of W3C WebDriver, as far as these tests need one: https://www.w3.org/TR/webdriver2/
 */

/** Key values: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys = { Tab: '\uE004', ArrowDown: '\uE015', ' ': ' ' };

/**
 * @param {string} address of the driver
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 */
async function ask(address, method, path, body) {
  const response = await fetch(address + path, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/**
 * @param {string} address
 * @returns {Promise<boolean>} whether it would open a session now
 */
export const isReady = (address) =>
  ask(address, 'GET', '/status').then(
    ({ ready }) => ready === true,
    () => false,
  );

/**
 * @param {string} address
 * @param {Record<string, unknown>} capabilities
 */
export async function openSession(address, capabilities) {
  const opened = await ask(address, 'POST', '/session', { capabilities: { alwaysMatch: capabilities } });
  const post = (/** @type {string} */ command, /** @type {unknown} */ body = {}) =>
    ask(address, 'POST', `/session/${opened.sessionId}/${command}`, body);
  const act = (/** @type {string} */ type, /** @type {readonly unknown[]} */ actions) =>
    post('actions', { actions: [{ type, id: type, actions }] });
  // All keys go in one request, because the driver responds only after the page has handled them.
  const strike = (/** @type {string} */ text) =>
    act(
      'key',
      Array.from(text, (value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]).flat(),
    );
  return {
    version: String(opened.capabilities.browserVersion),
    open: (/** @type {string} */ url) => post('url', { url }),
    resize: (/** @type {{ width: number, height: number }} */ rect) => post('window/rect', rect),
    picture: async () =>
      Buffer.from(await ask(address, 'GET', `/session/${opened.sessionId}/screenshot`), 'base64'),
    back: () => post('back'),
    forward: () => post('forward'),
    press: (/** @type {keyof typeof keys} */ key) => strike(keys[key]),
    type: strike,
    /** @param {{ x: number, y: number }} at */
    click: (at) =>
      act('pointer', [
        { type: 'pointerMove', ...at, origin: 'viewport' },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    // A promise that the function gives is waited for.
    evaluate: (/** @type {Function} */ work, /** @type {readonly unknown[]} */ args) =>
      post('execute/sync', { script: `return (${String(work)}).apply(null, arguments)`, args }),
    close: () => ask(address, 'DELETE', `/session/${opened.sessionId}`),
  };
}
