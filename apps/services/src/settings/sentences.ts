import { errorCode } from '../log/error-code.ts';
import type { Settings } from './settings.ts';

/** What an operator reads when the port cannot be had; `code` is the system's. */
export function portRefused(port: number, code: string): string {
  return code === 'EADDRINUSE'
    ? `Port ${port} is taken. Stop what uses it, or choose another one: PORT=${port + 1} npm start`
    : `Port ${port} cannot be used (${code}). Choose another one: PORT=3000 npm start`;
}

/** What an operator reads when the start failed for a reason that is known; `undefined` for any other. */
export function startFailed(error: unknown, { appDir }: Pick<Settings, 'appDir'>): string | undefined {
  const code = errorCode(error);
  if (code === 'ENOENT' || code === 'ERR_MODULE_NOT_FOUND') {
    return `The app is not built: something is missing in ${appDir}. Build it first: npm run build`;
  }
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'ETIMEDOUT') {
    return `The database of DATABASE_URL does not answer (${code}).`;
  }
  return undefined;
}
