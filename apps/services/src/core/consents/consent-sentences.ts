/** Returns the sentence for a file that cannot be written; `code` is the system's. */
export function cannotWrite(file: string, code: string | undefined): string {
  return code === 'ENOSPC' || code === 'EDQUOT'
    ? `There is no room for ${file}. Nothing was written.`
    : `${file} cannot be written (${code}).`;
}

/** Returns the sentence for a file that cannot be read; `code` is the system's. */
export function cannotRead(file: string, code: string | undefined): string {
  return code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read (${code}).`;
}

/** Returns the sentence for a folder without notes of consents; `folder` is the setting. */
export function noNotes(folder: string | undefined): string {
  const where =
    folder === undefined ? 'CONSENT_ANCHOR is not set' : `There are no notes of consents in ${folder}`;
  return `${where}, so nothing tells which customers were erased and whether a chain was cut. Set CONSENT_ANCHOR to the folder that has the notes.`;
}

/** Returns the sentence for a copy of keys that has expired. */
export function keysExpired(since: Date): string {
  return `These keys expired on ${since.toISOString().slice(0, 10)} and are not used.`;
}

/** The sentence for a file that is not a copy of keys, or whose expiry or keys were changed. */
export const keysChanged =
  'This file holds no keys of customers, or it was changed after it was written, or CONSENT_SECRET is not the one it was written with.';

/** The sentence for a check without `DATABASE_URL`. A check needs a database that was restored beside the one in use. */
export const checkNeedsUrl =
  'Set DATABASE_URL to the restored database. The embedded database is copied as a whole folder and needs no check.';

/** Returns the sentence for consents that were sealed with a secret that is missing now. */
export const consentSecretMissing = (id: string): string =>
  `Consents in the database were sealed with a secret (${id}) that is not known here. ` +
  'Add it to the end of CONSENT_SECRET, or put the file "secret" back into the folder "consents" of the data folder.';
