import type { ConditionName } from '../../.storybook/conditions.ts';

/** The criteria that the checks of a story prove in any condition: axe, focus, targets, motion. */
export const everyStory = [
  '1.1.1',
  '1.3.1',
  '1.4.3',
  '1.4.11',
  '2.4.4',
  '2.4.7',
  '2.4.11',
  '2.5.8',
  '4.1.2',
] as const;

/** The conditions of stories that the audit runs, each with the criterion that only it proves. */
export const storyProofs = {
  narrow: '1.4.10',
  largeText: '1.4.4',
  wideText: '1.4.12',
  forcedColors: '11.7',
} as const satisfies Partial<Record<ConditionName, string>>;

/** A proof that is neither a page nor a story: other tests of this repository, by project and path. */
interface OtherProof {
  readonly id: string;
  readonly title: string;
  readonly criteria: readonly string[];
  /** The arguments of Vitest. */
  readonly tests: readonly string[];
}

/** Proofs of other tests. One line joins a further one. */
export const otherProofs: readonly OtherProof[] = [
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
