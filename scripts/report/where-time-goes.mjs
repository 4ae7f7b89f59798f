/** Prints where a test run spent its time: by project, and in the slowest files. */
import { projectSeconds } from './test-report.mjs';
import { duration, partLines } from './summary.mjs';

/** @typedef {import('./test-report.mjs').Report} Report */

/** The number of slowest files to print. */
const named = 10;

/**
 * Returns a line for each project and for each of the slowest files. A file's time includes its imports.
 * Files run in parallel.
 * @param {Report} report
 * @param {string} root folder to which the printed paths are relative
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
