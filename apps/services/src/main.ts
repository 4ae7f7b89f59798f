import { createLog, withoutValues } from './core/log/log.ts';
import { pageListPath } from './server/pages/get-page.ts';
import { type Running, start } from './server/start.ts';
import { embeddedNotice, noMailNotice } from './server/settings/sentences.ts';
import { readSettings } from './server/settings/settings.ts';

const log = createLog((line) => process.stdout.write(line));

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

const settings = readSettings(process.env);
if (typeof settings === 'string') fail(settings);

let started: Running | undefined;

async function stop(): Promise<void> {
  try {
    await started?.stop();
    process.exit(0);
  } catch (error) {
    log({ level: 'error', message: 'stopping failed', error: withoutValues(error) });
    process.exit(1);
  }
}
// Each signal is handled once, so that a second Ctrl+C ends a process that does not stop.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());

const running = await start(settings, log);
if (typeof running === 'string') fail(running);
started = running;
void running.failed.then(fail);

// This line is last, because its reader may stop the process at once.
const figures = running.figures === undefined ? '' : `  Figures: ${running.figures}\n`;
const notices = [
  ...(settings.databaseUrl === undefined ? [embeddedNotice(settings.dataDir)] : []),
  ...(settings.mail === undefined ? [noMailNotice] : []),
];
process.stdout.write(
  `\n  Crema: ${running.address}${settings.pageList ? pageListPath : '/signup'}\n${figures}${notices.map((notice) => `  ${notice}\n`).join('')}\n`,
);
