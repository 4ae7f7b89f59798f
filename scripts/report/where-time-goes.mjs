/**
 * Says where the minutes of a run of tests went: by project, and the slowest files.
 */
import { projectSeconds } from './vitest.mjs';
import { duration, partLines } from './summary.mjs';

/** @typedef {import('./vitest.mjs').Report} Report */

/** How many of the slowest files are named. */
const named = 10;

/**
 * Returns a line for each project and each of the slowest files. A file's time counts its imports; files run side by side.
 * @param {Report} report
 * @param {string} root folder that the files are named from
 * @returns {readonly string[]}
 */
export function whereTimeGoes(report, root) {
  const files = report
    .map(({ file, project, time: [begin, end] }) => ({ file, project, seconds: (end - begin) / 1000 }))
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, named);
  const lines = files.map(
    ({ file, project, seconds }) =>
      `           ${duration(seconds).padStart(11)}  ${project.padEnd(9)} ${file.replace(`${root}/`, '')}`,
  );
  return [
    ...partLines(projectSeconds(report)),
    ...(lines.length > 0 ? ['         slowest files:', ...lines] : []),
  ];
}
