import { expect, it } from 'vitest';
import { createLogSync } from './log-sync.ts';

/** A disk whose turns end when the test says so. */
function slowDisk() {
  const turns: { file: string; end: (error?: Error) => void }[] = [];
  const atOnce: string[] = [];
  const log = createLogSync({
    sync: async (file) =>
      await new Promise((resolve, reject) => {
        turns.push({ file, end: (error) => (error ? reject(error) : resolve()) });
      }),
    syncNow: (file) => atOnce.push(file),
  });
  return { log, turns, atOnce };
}

const moment = async () => await new Promise((resolve) => setImmediate(resolve));

it('syncs once for fifty who wait at the same time, and once more for those who came meanwhile', async () => {
  const { log, turns } = slowDisk();
  const done: number[] = [];
  const commit = (who: number) => {
    log.ask('log');
    void log.settled().then(() => done.push(who));
  };
  commit(0);
  for (let who = 1; who <= 50; who += 1) commit(who);
  expect(turns).toHaveLength(1);
  turns[0]?.end();
  await moment();
  expect(done).toEqual([0]);
  expect(turns).toHaveLength(2);
  turns[1]?.end();
  await moment();
  expect(done).toHaveLength(51);
  expect(turns).toHaveLength(2);
});

it('holds nobody up when nothing was asked for, and everybody who reads what is not on the disk yet', async () => {
  const { log, turns } = slowDisk();
  await log.settled();
  log.ask('log');
  const steps: string[] = [];
  const read = async () => {
    await log.settled();
    steps.push('read');
  };
  const reading = read();
  await moment();
  steps.push('on the disk');
  turns[0]?.end();
  await reading;
  expect(steps).toEqual(['on the disk', 'read']);
  expect(log.isPending()).toBe(false);
});

it('is done at once where something else relies on it, with what is under way', async () => {
  const { log, turns, atOnce } = slowDisk();
  log.ask('first');
  const first = log.settled();
  log.ask('second');
  log.now();
  expect(atOnce).toEqual(['first', 'second']);
  expect(log.isPending()).toBe(false);
  // On the disk already, though the turn has not ended.
  await log.settled();
  log.ask('third');
  log.now();
  // The first one may have another name by now.
  expect(atOnce).toEqual(['first', 'second', 'third']);
  turns[0]?.end();
  await first;
  log.now();
  expect(atOnce).toHaveLength(3);
});

it('tells everybody who waits of a disk that failed, and forgets nothing', async () => {
  const { log, turns } = slowDisk();
  log.ask('log');
  const waiting = [log.settled(), log.settled()];
  turns[0]?.end(new Error('EIO'));
  const outcomes = await Promise.allSettled(waiting);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(log.isPending()).toBe(true);
});
