import { resolve } from 'node:path';
import process from 'node:process';
import { root } from '../shared/places.mjs';
import { node } from '../shared/tool.mjs';
import { readSettings } from './settings.mjs';

/**
 * Runs a command of the services on the data folder that `npm start` would use. Files are named from where npm was called.
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {Promise<number>}
 */
export async function runServicesCommand(command, args) {
  const { dataDir, databaseUrl } = readSettings(process.env, root);
  const from = process.env['INIT_CWD'] ?? process.cwd();
  const named = args.map((arg) => (arg.startsWith('-') ? arg : resolve(from, arg)));
  const { code } = await node(
    ['--conditions=@crema/source', 'apps/services/src/main.ts', command, ...named],
    { env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl } },
  );
  return code;
}
