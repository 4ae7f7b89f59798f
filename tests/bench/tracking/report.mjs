/** Aim for a page view with all channels, as a multiple of walkerOS, which has one destination instead of a cookie, customer data and seven channels. */
const pageAim = 8;

const walkerOs = 'walkerOS 4: page view';
const walkerJs = 'walker.js 3: page view';
const floor = 'JSON.parse and push';

const row = (name, micros, besides = '') =>
  console.log(`  ${name.padEnd(40)} ${micros.toFixed(2).padStart(9)} µs  ${besides}`.trimEnd());

/** Prints a median as a multiple of another one, with the aim. Returns true if the aim is met. */
function printAim(name, micros, other, aim) {
  const times = micros / other;
  const isMet = times <= aim;
  row(name, micros, `${times.toFixed(2)} x, aim: ${aim} x${isMet ? '' : '  MISSED'}`);
  return isMet;
}

/**
 * Prints the medians of a page in microseconds.
 *
 * @param {string} name
 * @param {{ micros: Record<string, number>, cookies: { reads: number, writes: number } }} found
 * @returns {number} how many aims are missed
 */
export function printPage(name, { micros, cookies }) {
  console.log(`\n${name}`);
  const { 'page view': pageView, 'custom event': customEvent, ...others } = micros;
  const beside = customEvent === undefined ? walkerOs : walkerJs;
  const met = [
    printAim(
      `page view, beside ${beside.slice(0, 11)}`,
      pageView,
      others[beside],
      customEvent === undefined ? pageAim : 1,
    ),
  ];
  console.log(`  ${''.padEnd(40)} looks at cookies: ${cookies.reads}, writes: ${cookies.writes}`);
  if (customEvent !== undefined) {
    met.push(printAim('custom event, beside walker.js', customEvent, others[walkerJs], 1));
    row(
      '  the same beside JSON.parse and push',
      customEvent,
      `${(customEvent / others[floor]).toFixed(2)} x`,
    );
  }
  for (const [other, cost] of Object.entries(others)) row(`  ${other}`, cost);
  return met.filter((isMet) => !isMet).length;
}
