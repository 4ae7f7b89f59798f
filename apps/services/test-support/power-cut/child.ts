// Writes into an embedded database, says what it was told is written, and ends as in a power failure: with what was not on the
// disk taken back. Called with the data folder, a seed, and `on` or `off` for syncing.
import { watchWrites } from './lost-writes.ts';

const disk = await watchWrites();
const [, , dataDir = '', seed = '1', sync = 'on'] = process.argv;
const { openEmbedded } = await import('../../src/database/embedded/open-embedded.ts');
const { db, pglite } = await openEmbedded(dataDir, { sync: sync === 'on' });

let state = Number(seed) * 2_654_435_761;
/** From 0 to 1, the same for the same seed. */
const random = () => {
  state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
  return state / 2 ** 32;
};

const losesAll = random() < 0.5;
disk.failAfter(200 + Math.floor(random() * 1000), dataDir, () => losesAll || random() < 0.5);
let written = 0;

async function write(): Promise<void> {
  for (;;) {
    written += 1;
    const id = `${seed}/${written}`;
    if (written % 40 === 0) await pglite.exec('checkpoint');
    await db.transaction().execute(
      async (tx) =>
        await tx
          .insertInto('setting')
          .values({ name: id, value: 'x'.repeat(Math.floor(random() * 900)) })
          .execute(),
    );
    disk.say(id);
  }
}

await Promise.all(Array.from({ length: 8 }, write));
