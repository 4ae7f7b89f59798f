import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import process from 'node:process';
import { tool } from '../../scripts/shared/tool.mjs';
import { everyStory, otherProofs, storyProofs } from './proofs.ts';
import type { Row } from './rows.ts';
import { criteriaOf } from './story-failures.ts';

/** The result of the stories of one file. */
interface StoryFile {
  readonly name: string;
  readonly assertionResults: readonly {
    readonly title: string;
    readonly status: string;
    readonly failureMessages?: readonly string[];
  }[];
}

/** All stories in one condition take about two minutes. A browser that never answers would hold the audit up for ever. */
const timeoutMs = 10 * 60_000;

/** Runs Vitest and returns its report, without files if it does not end in ten minutes. */
async function runTests(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<StoryFile[]> {
  const folder = await mkdtemp(join(tmpdir(), 'crema-audit-'));
  try {
    const file = join(folder, 'report.json');
    await tool('vitest', ['run', '--reporter=json', `--outputFile=${file}`, ...args], {
      env: { ...process.env, ...env },
      timeoutMs,
    });
    // A run that was ended has no report.
    const report = await readFile(file, 'utf8').catch(() => '{"testResults":[]}');
    const { testResults }: { testResults: StoryFile[] } = JSON.parse(report);
    return testResults;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const componentOf = ({ name }: StoryFile) => basename(name).replace(/\.stories\.tsx$/, '');

/** Returns the failed tests of a file, each with its title and its whole reason. */
const failuresOf = ({ assertionResults }: StoryFile) =>
  assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ title, failureMessages = [] }) => `${title}: ${failureMessages.join(' ')}`);

/** The longest reason in a report. */
const shortened = (failure: string) => failure.slice(0, 400);

/**
 * Runs the stories in the conditions that prove criteria, with the checks that `npm test` runs.
 * @param only one component, for one criterion or all
 */
export async function componentRows(only: { component?: string; criterion?: string } = {}): Promise<Row[]> {
  const rows = new Map<string, Row>();
  for (const [condition, own] of Object.entries(storyProofs)) {
    const proven = [own, ...everyStory].filter((criterion) => (only.criterion ?? criterion) === criterion);
    if (proven.length === 0) continue;
    const filter = only.component === undefined ? [] : [`/${only.component}.stories.tsx`];
    const began = performance.now();
    const files = await runTests(['--project', 'stories', ...filter], { STORY_CONDITION: condition });
    if (files.length === 0) throw new Error(`No story ran in the condition ${condition}.`);
    console.log(`stories in ${condition}: ${files.length} files, ${seconds(began)} s`);
    for (const file of files) {
      const component = componentOf(file);
      if ((only.component ?? component) !== component) continue;
      const failures = failuresOf(file).map((failure) => ({ failure, concerns: criteriaOf(failure, own) }));
      for (const criterion of proven) {
        const id = `component/${component}/${criterion}`;
        const other = rows.get(id);
        const found = failures.filter(({ concerns }) => concerns.includes(criterion));
        rows.set(id, {
          id,
          criterion,
          kind: 'component',
          subject: component,
          proof: other
            ? `${other.proof}, ${condition}`
            : `${file.assertionResults.length} stories in the condition ${condition}`,
          findings: [
            ...(other?.findings ?? []),
            ...found.map(({ failure }) => `${condition}: ${shortened(failure)}`),
          ],
          ms: 0,
        });
      }
    }
  }
  return Array.from(rows.values());
}

/** Runs the other proofs. @param only the id of one @param named the start of the tests' names */
export async function otherRows(only?: string, named?: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { id, title, criteria, tests } of otherProofs.filter(
    (proof) => (only ?? proof.id) === proof.id,
  )) {
    const began = performance.now();
    const filter = named === undefined ? [] : ['--testNamePattern', `^${named}`];
    const files = await runTests([...tests, ...filter], {});
    console.log(`${id}: ${seconds(began)} s`);
    const ran = files.flatMap(({ assertionResults }) => assertionResults);
    const count = ran.filter(({ status }) => /passed|failed/.test(status)).length;
    const findings = count === 0 ? ['no test ran'] : files.flatMap(failuresOf).map(shortened);
    for (const criterion of criteria)
      rows.push({
        id: `other/${id}/${criterion}`,
        criterion,
        kind: 'other',
        subject: id,
        proof: `${title}: ${count} tests`,
        findings,
        ms: performance.now() - began,
      });
  }
  return rows;
}

const seconds = (began: number) => ((performance.now() - began) / 1000).toFixed(1);
