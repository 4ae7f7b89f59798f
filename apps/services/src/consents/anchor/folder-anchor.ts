import { randomUUID } from 'node:crypto';
import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Anchor } from './anchor.ts';

/** How the files of notes are named. */
export const noteFile = /^heads-.*\.jsonl$/;

/**
 * Notes the ends of chains in a folder, a line each. Every process has a file of its own there, so that several can share the
 * folder; it is opened only to append. A file whose last line may be torn is left as it is, and another is begun.
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
