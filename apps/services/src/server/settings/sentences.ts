import { isSilent } from '../../core/database/database-error.ts';
import { errorCode, ForOperator } from '../../core/log/log.ts';
import { databaseDamaged, noRoom } from '../../core/database/folder-sentences.ts';
import type { Settings } from './settings.ts';

/** Returns the sentence for a port that cannot be used. `code` is the code of the operating system. */
export function portRefused(port: number, code: string, setting: 'PORT' | 'METRICS_PORT' = 'PORT'): string {
  return code === 'EADDRINUSE'
    ? `Port ${port} is taken. Stop what uses it, or choose another one: ${setting}=${port + 1} npm start`
    : `Port ${port} cannot be used (${code}). Choose another one: ${setting}=${setting === 'PORT' ? 3000 : 9464} npm start`;
}

/** Returns the line that the start prints without a `DATABASE_URL`: what the embedded database promises and what it does not. */
export const embeddedNotice = (dataDir: string): string =>
  `Data: ${dataDir}, an embedded database for trying out. It survives a crash of the program, not a power cut. ` +
  'In production set DATABASE_URL.';

/** The line that the start prints without a mail server. */
export const noMailNotice =
  'Mails: none is sent. /service/mails shows them to developers. In production set SMTP_URL.';

// 57P03: the server is starting, or recovering after a crash.
const unanswered = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  '57P03',
]);
const notAllowed = new Set(['28P01', '28000', '3D000', '42501']);

/** Returns the sentence for a start that failed, or `undefined` for an unknown reason. */
export function startFailed(
  error: unknown,
  { appDir, dataDir, databaseUrl }: Pick<Settings, 'appDir' | 'dataDir' | 'databaseUrl'>,
): string | undefined {
  if (error instanceof ForOperator) return error.message;
  const code = errorCode(error);
  if (databaseUrl === undefined && code === '53100') return noRoom(dataDir);
  // PostgreSQL's codes for data pages that are not as it wrote them.
  if (databaseUrl === undefined && code?.startsWith('XX')) return databaseDamaged(dataDir, `error ${code}`);
  if (code === 'ENOENT' || code === 'ERR_MODULE_NOT_FOUND') {
    return `The app is not built: something is missing in ${appDir}. Build it first: npm run build`;
  }
  if (unanswered.has(code ?? '') || (databaseUrl !== undefined && isSilent(error))) {
    return `The database of DATABASE_URL does not answer (${code ?? 'no connection in time'}).`;
  }
  if (databaseUrl !== undefined && code !== undefined && notAllowed.has(code)) {
    return `PostgreSQL refuses DATABASE_URL (${code}): its user, its password, its database or what that user may do is wrong.`;
  }
  if (databaseUrl !== undefined && code === '25006') {
    return 'The database of DATABASE_URL only reads: its hosts are standbys, and none of them has been promoted.';
  }
  return undefined;
}
