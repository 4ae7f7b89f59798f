/**
 * Counts how often a function reads cookies and writes one, including the reads after the browser's change event.
 *
 * @param {() => unknown} run
 * @returns {Promise<{ reads: number, writes: number }>}
 */
export async function countCookies(run) {
  const own = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  const counts = { reads: 0, writes: 0 };
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => {
      counts.reads += 1;
      return own.get.call(document);
    },
    set: (text) => {
      counts.writes += 1;
      own.set.call(document, text);
    },
  });
  await run();
  await new Promise((resolve) => {
    setTimeout(resolve, 200);
  });
  delete document.cookie;
  return counts;
}

const write = () => {
  document.cookie = 'cot_session=0a1b2c3d4e; Path=/; Max-Age=1800; SameSite=Lax';
};

/** The browser's own costs of cookies. After a write, the next read is slow. */
export const cookieCosts = {
  'document.cookie, looked at again': { run: () => document.cookie },
  'document.cookie, written': { run: write },
  'document.cookie, written and looked at': {
    run: () => {
      write();
      return document.cookie;
    },
  },
};
