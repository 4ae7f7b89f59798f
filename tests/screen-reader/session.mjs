/** Starts Firefox and Orca on a screen and a bus of their own, and records what Orca says. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import puppeteer from 'puppeteer-core';
import { ownHome, start } from '../browsers/processes.mjs';
import { openScreen } from '../browsers/screen.mjs';
import { Heard } from './heard.mjs';

const run = promisify(execFile);

const preferences = {
  // Always provides the accessibility tree.
  'accessibility.force_disabled': -1,
  'ui.prefersReducedMotion': 1,
  // Firefox would use the services of a desktop, which the bus would have to start.
  'widget.use-xdg-desktop-portal.settings': 0,
  'widget.use-xdg-desktop-portal.file-picker': 0,
  // A link that another scenario has followed would be a visited one.
  'places.history.enabled': false,
  'layout.css.visited_links_enabled': false,
  // A list of earlier entries, which depend on the other scenarios.
  'browser.formfill.enable': false,
  // A select forgets typed letters after a second, which is short on a busy machine.
  'ui.menu.incremental_search.timeout': 15_000,
  'intl.accept_languages': 'de-DE,de',
};

/** Starts a bus for messages. Its fourth stream gives its address. @param {string} file @param {Record<string, string>} env */
async function openBus(file, env) {
  const { child, end } = start(file, ['--session', '--nofork', '--nopidfile', '--print-address=3'], env);
  const [data] = await once(child.stdio[3], 'data');
  return { address: String(data).trim(), end };
}

/**
 * Orca does not start if `pgrep` finds another one of this user. Each has its own screen and bus here, so none is to be found.
 * @param {string} home
 * @param {Record<string, string>} env
 */
function withoutOthers(home, env) {
  const folder = join(home, 'bin');
  mkdirSync(folder);
  writeFileSync(join(folder, 'pgrep'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  return { ...env, PATH: [folder, env['PATH']].join(delimiter) };
}

/**
 * @typedef {object} Session
 * @property {import('puppeteer-core').Browser} browser
 * @property {Heard} heard
 * @property {(key: string) => Promise<void>} press a key as X names it, such as `shift+Tab`
 * @property {(text: string) => Promise<void>} type
 * @property {() => Promise<void>} close
 */

/**
 * @param {{ firefox: string, orca: string, xvfb: string, xdotool: string, dbus: string }} files
 * @param {string} language of Orca's own words, such as `de`
 * @returns {Promise<Session>}
 */
export async function openSession({ firefox, orca, xvfb, xdotool, dbus }, language) {
  await using opened = new AsyncDisposableStack();
  const { home, env: plain, remove } = ownHome();
  opened.defer(remove);
  const screen = await openScreen(xvfb, plain);
  opened.defer(screen.end);
  const { NO_AT_BRIDGE: _, ...bare } = plain;
  const spoken = join(home, 'spoken.txt');
  writeFileSync(spoken, '');
  // Python takes the language of Orca's texts from LANGUAGE, so the machine needs no other locale.
  const local = { ...bare, DISPLAY: screen.display, LANGUAGE: language, CREMA_SPOKEN: spoken };
  const bus = await openBus(dbus, local);
  opened.defer(bus.end);
  const env = { ...local, DBUS_SESSION_BUS_ADDRESS: bus.address };
  const settings = join(home, 'orca');
  mkdirSync(settings);
  copyFileSync(join(import.meta.dirname, 'orca-customizations.py'), join(settings, 'orca-customizations.py'));
  const reader = start(orca, ['--user-prefs', settings], withoutOthers(home, env));
  opened.defer(reader.end);
  const heard = new Heard(spoken);
  await heard.started();
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefox,
    headless: false,
    defaultViewport: null,
    args: ['--kiosk'],
    env,
    extraPrefsFirefox: preferences,
  });
  opened.defer(() => browser.close());
  const toClose = opened.move();
  const keys = (/** @type {string[]} */ ...args) => run(xdotool, args, { env });
  return {
    browser,
    heard,
    press: async (key) => void (await keys('key', key)),
    type: async (text) => void (await keys('type', '--delay', '30', text)),
    close: () => toClose.disposeAsync(),
  };
}
