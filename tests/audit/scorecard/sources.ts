import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { checks } from '../checks.ts';
import { everyStory, storyProofs } from '../proofs.ts';
import type { Card, Scorecard } from './card.ts';

const root = join(import.meta.dirname, '../../..');
const transcripts = join(root, 'design-system/test-support/transcripts');

/** Returns the texts of files by the part of their name before the first dot. */
async function texts(folder: string, ending: string): Promise<Map<string, string>> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith(ending));
  return new Map(
    await Promise.all(
      files.map(
        async (file) => [basename(file, ending), await readFile(join(folder, file), 'utf8')] as const,
      ),
    ),
  );
}

function cardOf(stories: string, transcript: string | undefined): Card {
  const isTested = !/'!test'|\btest: '(?:off|todo)'/.test(stories);
  const off = Array.from(stories.matchAll(/\bid: '([\w-]+)', enabled: false/g), ([, rule = '']) => rule);
  return {
    date: '',
    stories: stories.match(/^export const /gm)?.length ?? 0,
    proofs: [
      ...(isTested ? ['stories', ...Object.keys(storyProofs)] : []),
      ...(transcript === undefined ? [] : ['transcript']),
      ...(/'(?:polite|assertive): /.test(transcript ?? '') ? ['announcements'] : []),
    ].join(' '),
    ...(off.length > 0 && { off: off.join(' ') }),
  };
}

/** Returns the scorecard that the sources promise: every component with stories, and all that checks it. Nothing has run yet. */
export async function promised(): Promise<Scorecard> {
  // The folder of packed packages has no sources.
  const flows = (await readdir(join(root, 'flows'))).filter((flow) =>
    existsSync(join(root, 'flows', flow, 'src')),
  );
  const folders = ['design-system/src', ...flows.map((flow) => `flows/${flow}/src`)];
  const stories = await Promise.all(folders.map((folder) => texts(join(root, folder), '.stories.tsx')));
  const said = await texts(transcripts, '.tsx');
  return {
    proofs: {
      stories: everyStory.join(' '),
      ...storyProofs,
      transcript: '1.3.1 4.1.2',
      announcements: '4.1.3',
    },
    pages: Object.fromEntries(checks.map(({ name, proves }) => [name, proves.join(' ')])),
    components: Object.fromEntries(
      stories
        .flatMap((files) => Array.from(files))
        .toSorted(([one], [other]) => one.localeCompare(other, 'en'))
        .map(([name, text]) => [name, cardOf(text, said.get(name))]),
    ),
  };
}

/** Returns the texts of the changesets. */
export const changesets = async (): Promise<string[]> => [
  ...(await texts(join(root, '.changeset'), '.md')).values(),
];
