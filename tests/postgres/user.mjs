/**
 * Chooses the user for PostgreSQL, which refuses to run as root. In a container, where everything runs as
 * root, it gets an ordinary user and folders that this user can read.
 */
import { cpSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';

/** @typedef {{ uid?: number, gid?: number }} User empty for the user we are */

/**
 * Returns the user that runs PostgreSQL.
 * @param {number | undefined} uid ours; undefined on Windows
 * @param {() => string} passwd the list of users
 * @returns {User}
 */
export function databaseUser(uid = process.getuid?.(), passwd = () => readFileSync('/etc/passwd', 'utf8')) {
  if (uid !== 0) return {};
  const users = passwd()
    .split('\n')
    .map((line) => line.split(':'));
  const found = ['postgres', 'nobody'].flatMap((name) => users.filter(([user]) => user === name))[0];
  return found ? { uid: Number(found[2]), gid: Number(found[3]) } : { uid: 65_534, gid: 65_534 };
}

/**
 * Returns true if every user may enter the folder.
 * @param {string} folder
 * @returns {boolean}
 */
function reachable(folder) {
  const open = (statSync(folder).mode & 0o001) !== 0;
  const parent = dirname(folder);
  return open && (parent === folder || reachable(parent));
}

/**
 * Returns the folder for temporary files that the user must reach.
 * @param {User} user
 * @returns {string}
 */
export const temporaryFor = (user) => (user.uid === undefined || reachable(tmpdir()) ? tmpdir() : '/tmp');

/**
 * Returns the folder of programs, or a copy if the user cannot enter it, as below /root.
 * @param {string} folder which lies next to `lib` and `share`
 * @param {User} user
 * @param {string} spare a folder for the copy
 * @returns {string}
 */
export function reachableFor(folder, user, spare) {
  if (user.uid === undefined || reachable(folder)) return folder;
  cpSync(dirname(folder), join(spare, 'programs'), { recursive: true, verbatimSymlinks: true });
  return join(spare, 'programs', 'bin');
}
