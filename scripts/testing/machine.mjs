/**
 * Returns a text with everything outside the repository that affects test results: the environment, the
 * browser, the fonts and the PostgreSQL of this machine.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { requireChromium } from '../../tests/chromium/launch.mjs';
import { findBinaries } from '../../tests/postgres/binaries.mjs';
import { cache } from '../shared/places.mjs';

/**
 * Variables of the terminal, the shell and the package manager. No test reads them, and they differ between
 * terminal windows.
 */
const ofTerminal =
  /^(?:_|COLUMNS|LINES|TERM.*|COLORTERM|NO_COLOR|FORCE_COLOR|COLOR|EDITOR|PWD|OLDPWD|SHLVL|INIT_CWD|NODE|WINDOWID|DISPLAY|SSH_.*|XDG_.*|DBUS_.*|TMUX.*|STY|VSCODE_.*|HIST.*|npm_.*|pnpm_.*)$/i;

const folders = [
  '/usr/share/fonts',
  '/usr/local/share/fonts',
  join(homedir(), '.fonts'),
  join(cache, 'fonts-*'),
];

/**
 * Returns size and time of a file, because one of them changes when the file is replaced.
 * @param {string} file
 */
const stampOf = (file) => {
  const found = statSync(file, { throwIfNoEntry: false });
  return `${file} ${found?.size} ${found?.mtimeMs}`;
};

const fonts = () =>
  folders.flatMap((folder) => globSync(`${folder}/**/*.{ttf,otf,ttc,woff,woff2,conf}`)).toSorted();

/** @param {Record<string, string | undefined>} [env] @returns {Promise<string>} a hash */
export async function machine(env = process.env) {
  const environment = Object.entries(env).filter(([name]) => !ofTerminal.test(name));
  const browser = await requireChromium().then(
    ({ launchOptions: { executablePath = '' } }) => stampOf(executablePath),
    (error) => String(error),
  );
  const databases = findBinaries(env).map(
    ({ folder }) => spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' }).stdout,
  );
  const all = [
    process.version,
    environment.toSorted(([one], [other]) => (one < other ? -1 : 1)),
    browser,
    fonts().map(stampOf),
    databases,
  ];
  return createHash('sha256').update(JSON.stringify(all)).digest('hex');
}
