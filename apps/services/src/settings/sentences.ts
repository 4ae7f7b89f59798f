import { errorCode } from '../log/error-code.ts';
import type { Settings } from './settings.ts';

/** What an operator reads when another process has the data folder. */
export function folderInUse(folder: string, pid: number): string {
  return (
    `The data folder ${folder} is in use by another Crema process (pid ${pid}). ` +
    'Stop it, or choose another folder: DATA_DIR=.data2 npm start'
  );
}

/** What an operator reads when the port of a setting cannot be had; `code` is the system's. */
export function portRefused(port: number, code: string, setting: 'PORT' | 'METRICS_PORT' = 'PORT'): string {
  return code === 'EADDRINUSE'
    ? `Port ${port} is taken. Stop what uses it, or choose another one: ${setting}=${port + 1} npm start`
    : `Port ${port} cannot be used (${code}). Choose another one: ${setting}=${setting === 'PORT' ? 3000 : 9464} npm start`;
}

/** A reason not to go on that an operator understands; its message is the sentence they read. */
export class OperatorError extends Error {}

/** What an operator reads when consents were sealed with a secret that is not there any more. */
export const consentSecretMissing = (id: string): string =>
  `Consents in the database were sealed with a secret (${id}) that is not known here. ` +
  'Add it to the end of CONSENT_SECRET, or put the file "secret" back into the folder "consents" of the data folder.';

/** What an operator reads when the start failed for a reason that is known; `undefined` for any other. */
export function startFailed(error: unknown, { appDir }: Pick<Settings, 'appDir'>): string | undefined {
  if (error instanceof OperatorError) return error.message;
  const code = errorCode(error);
  if (code === 'ENOENT' || code === 'ERR_MODULE_NOT_FOUND') {
    return `The app is not built: something is missing in ${appDir}. Build it first: npm run build`;
  }
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'ETIMEDOUT') {
    return `The database of DATABASE_URL does not answer (${code}).`;
  }
  return undefined;
}
