import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ForOperator } from '../../settings/for-operator.ts';
import { commandUsage, notEmbedded } from '../../settings/backup-sentences.ts';
import type { Settings } from '../../settings/settings.ts';

function parse(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { replace: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [command, file, ...more] = positionals;
    if (file !== undefined && more.length === 0) {
      if (command === 'restore') return { command, file: resolve(file), replace: values.replace } as const;
      if (command === 'backup' && !values.replace) return { command, file: resolve(file) } as const;
    }
  } catch {
    // An option that there is not.
  }
  throw new ForOperator(commandUsage);
}

/**
 * Runs `backup <file>` or `restore <file> [--replace]` on the embedded database.
 * @returns what was done, in one sentence.
 * @throws `ForOperator` with one sentence when it cannot be done.
 */
export async function runCommand(
  args: readonly string[],
  { dataDir, databaseUrl }: Pick<Settings, 'dataDir' | 'databaseUrl'>,
): Promise<string> {
  const asked = parse(args);
  if (databaseUrl !== undefined) throw new ForOperator(notEmbedded);
  if (asked.command === 'backup') {
    const { writeBackup } = await import('./write-backup.ts');
    const bytes = await writeBackup(dataDir, asked.file);
    return `The database in ${dataDir} is in ${asked.file} (${(bytes / 1e6).toFixed(1)} MB).`;
  }
  const { restoreBackup } = await import('./restore-backup.ts');
  await restoreBackup(dataDir, asked.file, asked.replace);
  return `The database of ${asked.file} is in ${dataDir}.`;
}
