import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { errorCode } from '../log/log.ts';

/** The end of a chain at some time. It holds no personal data and no decision. */
export interface ChainNote {
  readonly loginId: string;
  readonly seq: number;
  readonly mac: string;
  /**
   * When the customer was erased, as the chain's last record has it. A second erasure after a restore writes the same record again.
   */
  readonly erasedAt: string | null;
}

/**
 * The place outside the database for the ends of chains. It is a folder by default, or a service of the shop, such as a store that
 * never deletes.
 */
export interface Anchor {
  /** Stores notes durably before it returns. The same note may come twice. */
  readonly note: (notes: readonly ChainNote[]) => Promise<void>;
}

/** Matches the names of files of notes. */
const noteFile = /^heads-.*\.jsonl$/;

/**
 * Notes the ends of chains in a folder, one per line. Every process appends to a file of its own, so that several processes can
 * share the folder. A file whose last line may be incomplete is never changed. The process starts another one.
 */
export function folderAnchor(folder: string, now: () => Date = () => new Date()): Anchor {
  let file: string | undefined;
  return {
    note: async (notes) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const at = now().toISOString();
      const begun = file ?? join(folder, `heads-${at.replaceAll(':', '')}-${randomUUID()}.jsonl`);
      const isNew = file === undefined;
      file = undefined;
      const handle = await open(begun, 'a', 0o600);
      try {
        await handle.writeFile(notes.map((note) => `${JSON.stringify({ at, ...note })}\n`).join(''));
        await handle.sync();
      } finally {
        await handle.close();
      }
      if (isNew) {
        const parent = await open(folder);
        await parent.sync().finally(async () => await parent.close());
      }
      file = begun;
    },
  };
}

const note = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ loginId: v.string(), seq: v.number(), mac: v.string(), erasedAt: v.nullable(v.string()) }),
);

/** The notes of a folder. */
export interface Notes {
  readonly notes: readonly ChainNote[];
  /** Lines that are not notes, each with its file. */
  readonly unreadable: readonly string[];
}

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return (await readdir(folder)).filter((name) => noteFile.test(name)).sort();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}

/** Reads all notes of a folder. Text after the last line feed of a file was cut off by a crash, and was noted again. */
export async function readNotes(folder: string): Promise<Notes> {
  const notes: ChainNote[] = [];
  const unreadable: string[] = [];
  for (const name of await namesIn(folder)) {
    const lines = (await readFile(join(folder, name), 'utf8')).split('\n').slice(0, -1);
    for (const [index, line] of lines.entries()) {
      const read = v.safeParse(note, line);
      if (read.success) notes.push(read.output);
      else unreadable.push(`${name}:${index + 1}`);
    }
  }
  return { notes, unreadable };
}
