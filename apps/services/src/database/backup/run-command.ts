import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ForOperator } from '../../settings/for-operator.ts';
import { backupMade, commandUsage, notEmbedded } from '../../settings/backup-sentences.ts';
import type { ConsentPlaces } from './bring-back.ts';

function parse(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        replace: { type: 'boolean', default: false },
        'without-notes': { type: 'boolean', default: false },
      },
      allowPositionals: true,
    });
    const [command, file, ...more] = positionals;
    if (file !== undefined && more.length === 0) {
      const { replace, 'without-notes': withoutNotes } = values;
      if (command === 'restore') return { command, file: resolve(file), replace, withoutNotes } as const;
      if (command === 'backup' && !replace && !withoutNotes) return { command, file: resolve(file) } as const;
    }
  } catch {
    // An option that there is not.
  }
  throw new ForOperator(commandUsage);
}

/**
 * Runs `backup <file>` or `restore <file> [--replace] [--without-notes]` on the embedded database.
 * @returns what was done, a sentence on each line.
 * @throws `ForOperator` with one sentence when it cannot be done.
 */
export async function runCommand(args: readonly string[], places: ConsentPlaces): Promise<string> {
  const { dataDir, databaseUrl } = places;
  const asked = parse(args);
  if (databaseUrl !== undefined) throw new ForOperator(notEmbedded);
  if (asked.command === 'backup') {
    const { writeBackup } = await import('./write-backup.ts');
    const bytes = await writeBackup(places, asked.file);
    return backupMade(dataDir, asked.file, bytes);
  }
  const { restoreBackup } = await import('./restore-backup.ts');
  const told = await restoreBackup(places, asked.file, asked);
  return [`The database of ${asked.file} is in ${dataDir}.`, ...told].join('\n');
}
