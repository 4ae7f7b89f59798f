/** The sites of Registration §1: every case of a table must say what each of them asks. */
const everySite = 'DE AT CH CH_FR CZ HU SK TR PL'.split(' ');

/** One site's questions in one case. */
export type Row = readonly [site: string, circumstance: string, plan: string];

const cells = (line: string) => line.split('|').map((cell) => cell.trim().replaceAll(/\s+/g, ' '));

/**
 * The rows of a table that is written for reading: a case on a line of its own, below it, indented, the sites that ask the
 * same, what they ask and what they have agreed to. A note stands behind `#`.
 *
 * @example
 * readRows(`
 * the form as it opens
 *   HU    | lastName* firstName* | newsletter
 *   DE AT | firstName* lastName* | newsletter  # as everywhere else
 * `)
 * @throws when a case leaves a site out or names one twice
 */
export function readRows(table: string): readonly Row[] {
  const rows: Row[] = [];
  let circumstance = '';
  for (const line of table.split('\n').map((each) => each.replace(/#.*$/, '').trimEnd())) {
    if (line.trim() === '') continue;
    const [sites = '', ...plan] = cells(line);
    if (!/^\s/.test(line)) circumstance = sites;
    else for (const site of sites.split(' ')) rows.push([site, circumstance, plan.join(' | ')]);
  }
  checkSites(rows);
  return rows;
}

function checkSites(rows: readonly Row[]) {
  for (const circumstance of new Set(rows.map(([, each]) => each))) {
    const named = rows.filter(([, each]) => each === circumstance).map(([site]) => site);
    if (named.toSorted().join() !== everySite.toSorted().join()) {
      throw new Error(`The case '${circumstance}' names the sites ${named.join(' ')}.`);
    }
  }
}
