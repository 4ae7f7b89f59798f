import type { Example } from './example.ts';
import { openPage } from './open-page.ts';

/** Waits for pending promises. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
}

/** Runs an example. Returns each channel's records of its last message, and the warnings. */
export async function runExample(example: Example) {
  const { options, given, before = [], in: message, repeats = 1, passes = 0, installs } = example;
  const page = openPage(options, given);
  const received: Record<string, unknown[]> = {};
  page.api.on('decision', ({ channel, records = [] }) => {
    if (records.length > 0) (received[channel] ??= []).push(...records);
  });
  for (const earlier of before) {
    page.post(...earlier);
    await settle();
  }
  for (const channel of Object.keys(received)) delete received[channel];
  page.printed.length = 0;
  for (let count = 0; count < repeats; count += 1) page.post(...message);
  await settle();
  if (passes > 0) {
    page.pass(passes);
    await settle();
  }
  if (installs) page.api.install(installs);
  return page.printed.length > 0 ? { ...received, warnings: page.printed } : received;
}
