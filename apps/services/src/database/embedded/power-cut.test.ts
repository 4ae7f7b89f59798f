import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openEmbedded } from './open-embedded.ts';

const child = join(import.meta.dirname, '../../../test-support/power-cut/child.ts');
const cannotSee = process.platform !== 'linux';

describe.skipIf(cannotSee)('the embedded database after a power failure', () => {
  let dataDir: string;

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'crema-power-'));
  });
  afterEach(async () => await rm(dataDir, { recursive: true, force: true }));

  /** Runs until the power fails; answers what somebody was told of. */
  function runUntilCut(seed: number): string[] {
    const { stdout, stderr, signal } = spawnSync(
      process.execPath,
      ['--conditions=@crema/source', child, dataDir, String(seed), 'on'],
      { encoding: 'utf8' },
    );
    expect([stderr, signal]).toEqual(['', 'SIGKILL']);
    return stdout.trim().split('\n');
  }

  it('has everything that anybody was told of, however much of the rest is lost', async () => {
    const told: string[] = [];
    for (let seed = 1; seed <= 3; seed += 1) {
      told.push(...runUntilCut(seed));
      const { db, close } = await openEmbedded(dataDir);
      const rows = await db.selectFrom('setting').select('name').execute();
      await close();
      const stored = new Set(rows.map(({ name }) => name));
      expect(told.filter((id) => !stored.has(id))).toEqual([]);
    }
    expect(told.length).toBeGreaterThan(100);
  }, 180_000);
});
