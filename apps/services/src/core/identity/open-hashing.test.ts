import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { Overloaded } from '../limits/slots.ts';
import { type HashingOptions, openHashing } from './open-hashing.ts';

function open(options: HashingOptions) {
  const hashing = openHashing(options);
  onTestFinished(async () => await hashing.close());
  return hashing;
}

it('hashes, and knows the password again however its letters were written', async () => {
  const hashing = open({ workers: 1 });
  const phc = await hashing.hash('Caf\u00e9 und Kuchen 7');
  expect(phc).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await hashing.verify(phc, 'Cafe\u0301 und Kuchen 7')).toBe(true);
  expect(await hashing.verify(phc, 'Tee und Kuchen 7')).toBe(false);
});

it('takes as many as may wait, says at once that there are too many, and takes more once there is room', async () => {
  const hashing = open({ workers: 1, queue: 2 });
  expect(hashing.capacity).toBe(3);
  const all = await Promise.allSettled(Array.from({ length: 6 }, () => hashing.hash('x')));
  const refused = all.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  expect(refused.length).toBeGreaterThanOrEqual(3);
  for (const reason of refused) expect(reason).toBeInstanceOf(Overloaded);
  expect(await hashing.hash('x')).toMatch(/^\$argon2id/);
});

it('starts no thread before there is something to hash, and has none left once it is closed', async () => {
  const hashing = open({ workers: 2 });
  expect(hashing.threads()).toBe(0);
  await hashing.hash('x');
  expect(hashing.threads()).toBe(2);
  await hashing.close();
  expect(hashing.threads()).toBe(0);
});

it('does a password again whose thread has ended, in a new thread', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'crema-hashing-'));
  onTestFinished(async () => await rm(folder, { recursive: true, force: true }));
  const worker = new URL('../../../test-support/crashing-worker.ts', import.meta.url);
  const hashing = open({ workers: 1, worker });
  expect(await hashing.hash(join(folder, 'first'))).toBe('a hash');
  expect(await hashing.hash(join(folder, 'second'))).toBe('a hash');
  expect(hashing.threads()).toBe(1);
});

it('leaves the threads alone in which pages are compressed', async () => {
  const hashing = open({ workers: 1 });
  await hashing.hash('x');
  let hashed = 0;
  const all = Array.from({ length: 30 }, async () => {
    await hashing.hash('x');
    hashed += 1;
  });
  const compress = promisify(brotliCompress);
  for (let page = 0; page < 4; page += 1) await compress(Buffer.from('a page of ours '.repeat(50)));
  // Behind all of them each would have waited for most.
  expect(hashed).toBeLessThan(30);
  await Promise.all(all);
});
