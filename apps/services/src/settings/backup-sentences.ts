/** What an operator reads when the process that has the folder is already making a backup. */
export function backupUnderWay(folder: string): string {
  return `A backup of ${folder} is being made already. Wait for its end.`;
}

/** What an operator reads when the process that made the backup ended, or could not read its own files. */
export function backupBrokeOff(folder: string): string {
  return `The backup of ${folder} broke off; the log of its Crema process says why. Nothing was written.`;
}

/** What an operator reads when a backup cannot be read to its end, or the database in it does not open. */
export function backupDamaged(file: string): string {
  return `${file} is no whole backup of Crema. Nothing was changed.`;
}

/** What an operator reads when a file cannot be written; `code` is the system's. */
export function cannotWrite(file: string, code: string | undefined): string {
  return code === 'ENOSPC' || code === 'EDQUOT'
    ? `There is no room for ${file}. Nothing was written.`
    : `${file} cannot be written (${code}).`;
}

/** What an operator reads when a file cannot be read; `code` is the system's. */
export function cannotRead(file: string, code: string | undefined): string {
  return code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read (${code}).`;
}

/** What an operator reads when a backup would replace a database. */
export function folderNotEmpty(folder: string): string {
  return `There is a database in ${folder} already. Name an empty DATA_DIR, or add --replace to give that one up.`;
}

/** What an operator reads whose database is not the embedded one. */
export const notEmbedded =
  'DATABASE_URL names a PostgreSQL, whose own tools make and restore backups. This command is for the embedded database.';

/** What an operator reads who asks for something that there is not. */
export const commandUsage =
  'The commands are backup <file> and restore <file> [--replace] [--without-notes]; without one the server starts.';

/** What an operator reads when a backup is made. */
export function backupMade(folder: string, file: string, bytes: number): string {
  return `The database in ${folder} is in ${file} (${(bytes / 1e6).toFixed(1)} MB), the customers' keys are in ${file}.keys, which expires.`;
}

/** What an operator reads when no notes of consents are found; `folder` is where they were looked for. */
export function noNotes(folder: string | undefined): string {
  const where =
    folder === undefined ? 'CONSENT_ANCHOR is not set' : `There are no notes of consents in ${folder}`;
  return `${where}: who was erased, and whether a chain was cut, cannot be told. Name in CONSENT_ANCHOR the folder that has them.`;
}

/** How an operator goes on who has lost the notes. */
export const withoutNotes =
  'If they are lost, add --without-notes, and erase again whoever was erased since the backup.';

/** What an operator reads when no keys lie beside a backup. */
export const keysMissing =
  'No keys of customers were beside it: what they agreed to before is proved, and cannot be read.';

/** What an operator reads when keys must not be used any more. */
export function keysExpired(since: Date): string {
  return `The keys of its customers expired on ${since.toISOString().slice(0, 10)} and are not taken.`;
}

/** What an operator reads when a backup brought back who had been erased. */
export function erasedAgain(customers: number): string {
  return customers === 1
    ? 'One customer, who was erased since, was erased again.'
    : `${customers} customers, who were erased since, were erased again.`;
}
