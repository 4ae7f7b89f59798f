/**
 * `npm run login-timing --prefix tests`: measures if the time of an answer tells whether an e-mail address has an account. It posts the
 * log-in with a wrong password, and the wish for a new password, to the app in this process: 10,000 pairs each of a known and an unknown
 * address, in random order. Each address is used once. It fails if the AUC of the two times is outside 0.5 ± 0.02.
 *
 * The database does not wait for the disk, and no network lies between. Both would hide differences. `-- --logins 3000 --wishes 3000 --seed 2`
 * measures fewer pairs in another order.
 */
import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { openHashing } from '../../apps/services/src/core/identity/open-hashing.ts';
import { germanRequest } from '../../apps/services/test-support/registrations.ts';
import { createVisitor } from '../../apps/services/test-support/visitor.ts';
import { createDraw } from '../agreement/draw.ts';
import { median } from '../bench/support/figures.mjs';
import { aucOf, errorOfAuc } from './mann-whitney.ts';
import { openShop } from './open-shop.ts';
import { postForm } from './post-form.ts';

const allowed = 0.02;
const warmUp = 300;
const atOnce = 8;
// A wish waits for most of its time, so many fit beside each other.
const pairsAtOnce = { '/login': 1, '/password': 16 };

const { values } = parseArgs({
  options: {
    logins: { type: 'string', default: '10000' },
    wishes: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
  },
});
const counts = { '/login': Number(values.logins), '/password': Number(values.wishes) };

const hashing = openHashing();
// All accounts have one hash, which takes as long to compare as any other.
const stored = await hashing.hash(randomUUID());
const shop = await openShop({ hash: async () => stored, verify: hashing.verify });

/** Draws an address of the shape that all of them have. */
const newAddress = () => `anna.${randomUUID()}@example.org`;

async function register(count: number): Promise<readonly string[]> {
  const emails = Array.from({ length: count }, newAddress);
  const waiting = emails.values();
  const registerNext = async () => {
    for (const email of waiting) {
      const { status } = await createVisitor(shop.send).post(germanRequest(email));
      if (status !== 201) throw new Error(`A registration was answered with ${status}.`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, registerNext));
  await shop.sql('analyze');
  return emails;
}

/** Posts a form and returns the milliseconds until its answer was read. @throws if it is not the usual answer */
async function timeOf(path: keyof typeof counts, email: string): Promise<number> {
  const began = performance.now();
  const answer = await postForm(
    shop.send,
    path,
    path === '/login' ? { email, password: 'wrong' } : { email },
  );
  await answer.text();
  const took = performance.now() - began;
  if (answer.status !== (path === '/login' ? 422 : 303)) throw new Error(`${path}: ${answer.status}`);
  return took;
}

/** Measures the pairs of one form and prints the figures. @returns whether the two kinds of addresses look the same */
async function measure(path: keyof typeof counts, name: string, emails: readonly string[]): Promise<boolean> {
  const draw = createDraw(Number(values.seed));
  const [known, unknown]: [number[], number[]] = [[], []];
  const pairs = emails.slice(0, counts[path] + warmUp).entries();
  const askPairs = async () => {
    for (const [nth, email] of pairs) {
      const isKnownFirst = draw.chance(50);
      const first = await timeOf(path, isKnownFirst ? email : newAddress());
      const second = await timeOf(path, isKnownFirst ? newAddress() : email);
      if (nth < warmUp) continue;
      known.push(isKnownFirst ? first : second);
      unknown.push(isKnownFirst ? second : first);
    }
  };
  await Promise.all(Array.from({ length: pairsAtOnce[path] }, askPairs));
  const auc = aucOf(known, unknown);
  const figures = [
    `${counts[path]} pairs`,
    `AUC ${auc.toFixed(4)} ± ${errorOfAuc(counts[path]).toFixed(4)}`,
    `medians ${median(known).toFixed(3)} ms (known), ${median(unknown).toFixed(3)} ms (unknown)`,
  ];
  const isSame = Math.abs(auc - 0.5) <= allowed;
  console.log(`${name}: ${figures.join(', ')}${isSame ? '' : '  TOLD APART'}`);
  return isSame;
}

try {
  const emails = await register(warmUp + Math.max(...Object.values(counts)));
  const same = [
    await measure('/password', 'wish for a new password', emails),
    await measure('/login', 'log-in with a wrong password', emails),
  ];
  process.exitCode = same.includes(false) ? 1 : 0;
} finally {
  await hashing.close();
  await shop.close();
}
