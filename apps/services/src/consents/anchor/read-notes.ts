import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { errorCode } from '../../log/error-code.ts';
import type { ChainNote } from './anchor.ts';
import { noteFile } from './folder-anchor.ts';

const note = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ loginId: v.string(), seq: v.number(), mac: v.string(), erasedAt: v.nullable(v.string()) }),
);

/** What a folder of notes holds. */
export interface Notes {
  readonly notes: readonly ChainNote[];
  /** Lines that are none, each with its file. */
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

/** Reads all notes of a folder. What follows the last line feed of a file was cut off by a crash, and was noted again. */
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
