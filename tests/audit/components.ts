import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import process from 'node:process';
import { tool } from '../../scripts/shared/tool.mjs';
import type { ConditionName } from '../../.storybook/conditions.ts';
import type { Row } from './rows.ts';

/** The criteria that the checks of a story prove in any condition: axe, focus, targets, motion. */
const inEach = ['1.1.1', '1.3.1', '1.4.3', '1.4.11', '2.4.4', '2.4.7', '2.4.11', '2.5.8', '4.1.2'];

/** The conditions of stories that the audit runs, each with the criterion that only it proves. */
const provenBy: readonly (readonly [ConditionName, criteria: readonly string[]])[] = [
  ['narrow', ['1.4.10', ...inEach]],
  ['largeText', ['1.4.4']],
  ['wideText', ['1.4.12']],
  ['forcedColors', ['11.7']],
];

/** The result of the stories of one file. */
interface StoryFile {
  readonly name: string;
  readonly assertionResults: readonly {
    readonly title: string;
    readonly status: string;
    readonly failureMessages?: readonly string[];
  }[];
}

/** Runs Vitest and returns its report. */
async function runTests(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<StoryFile[]> {
  const folder = await mkdtemp(join(tmpdir(), 'crema-audit-'));
  try {
    const file = join(folder, 'report.json');
    await tool('vitest', ['run', '--reporter=json', `--outputFile=${file}`, ...args], {
      env: { ...process.env, ...env },
    });
    const { testResults }: { testResults: StoryFile[] } = JSON.parse(await readFile(file, 'utf8'));
    return testResults;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const componentOf = ({ name }: StoryFile) => basename(name).replace(/\.stories\.tsx$/, '');

/** Returns the failed tests of a file, each with the first lines of its reason. */
const failuresOf = ({ assertionResults }: StoryFile) =>
  assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ title, failureMessages = [] }) => `${title}: ${failureMessages.join(' ').slice(0, 400)}`);

/**
 * Runs the stories in the conditions that prove criteria, with the checks that `npm test` runs.
 * @param only one component, for one criterion
 */
export async function componentRows(only?: { component: string; criterion: string }): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [condition, criteria] of provenBy) {
    const proven = criteria.filter((criterion) => (only?.criterion ?? criterion) === criterion);
    if (proven.length === 0) continue;
    const filter = only ? [`/${only.component}.stories.tsx`] : [];
    const began = performance.now();
    const files = await runTests(['--project', 'stories', ...filter], { STORY_CONDITION: condition });
    console.log(`stories in ${condition}: ${files.length} files, ${seconds(began)} s`);
    for (const file of files) {
      const component = componentOf(file);
      if (only && component !== only.component) continue;
      for (const criterion of proven)
        rows.push({
          id: `component/${component}/${criterion}`,
          criterion,
          kind: 'component',
          subject: component,
          proof: `${file.assertionResults.length} stories in the condition ${condition}`,
          findings: failuresOf(file),
          ms: 0,
        });
    }
  }
  return rows;
}

/** A proof that is neither a page nor a story: other tests of this repository, by project and path. */
interface OtherProof {
  readonly id: string;
  readonly title: string;
  readonly criteria: readonly string[];
  /** The arguments of Vitest. */
  readonly tests: readonly string[];
}

/** Proofs of other tests. One line joins a further one. */
const otherProofs: readonly OtherProof[] = [
  {
    id: 'transcripts-of-components',
    title: 'the words of a virtual screen reader for each component',
    criteria: ['1.3.1', '4.1.2', '4.1.3'],
    tests: ['--project', 'browser', 'design-system/src/transcripts'],
  },
  {
    id: 'transcripts-of-addresses',
    title: 'the words of a virtual screen reader for the address form',
    criteria: ['1.3.1', '4.1.2', '4.1.3'],
    tests: ['--project', 'browser', 'flows/address/src/transcripts'],
  },
];

/** Runs the other proofs. @param only the id of one */
export async function otherRows(only?: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { id, title, criteria, tests } of otherProofs.filter(
    (proof) => (only ?? proof.id) === proof.id,
  )) {
    const began = performance.now();
    const files = await runTests(tests, {});
    console.log(`${id}: ${seconds(began)} s`);
    const count = files.reduce((sum, { assertionResults }) => sum + assertionResults.length, 0);
    const findings = count === 0 ? ['no test ran'] : files.flatMap(failuresOf);
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
