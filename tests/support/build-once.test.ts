import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildOnce } from './build-once.ts';

describe('building once for the same inputs', () => {
  let home: string;
  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), 'crema-build-once-'));
  });
  afterEach(() => rm(home, { recursive: true, force: true }));

  let made = 0;
  const build = (inputs: readonly string[], text = 'whole') =>
    buildOnce(
      'app',
      inputs,
      async (draft) => {
        made += 1;
        await writeFile(join(draft, 'result'), text);
      },
      home,
    );
  const resultIn = (folder: string) => readFile(join(folder, 'result'), 'utf8');
  beforeEach(() => {
    made = 0;
  });

  it('builds once, even for parallel calls', async () => {
    const folders = await Promise.all([build(['a']), build(['a']), build(['a'])]);
    expect([new Set(folders).size, made]).toEqual([1, 1]);
    expect(await build(['a'])).toBe(folders[0]);
    expect(made).toBe(1);
  });

  it('builds again for other inputs', async () => {
    const [one, other] = [await build(['a'], 'one'), await build(['b'], 'other')];
    expect([await resultIn(one), await resultIn(other)]).toEqual(['one', 'other']);
  });

  it('leaves no files when it fails, and can run again', async () => {
    const fails = buildOnce(
      'app',
      ['a'],
      async (draft) => {
        await writeFile(join(draft, 'result'), 'half');
        throw new Error('broken');
      },
      home,
    );
    await expect(fails).rejects.toThrow('broken');
    expect(await readdir(home)).toEqual([]);
    expect(await resultIn(await build(['a']))).toBe('whole');
  });

  it('continues after a process that died in the middle', async () => {
    const folder = await build(['a']);
    await rm(folder, { recursive: true });
    await writeFile(`${folder}.lock`, '1');
    const longAgo = new Date(Date.now() - 60_000);
    await utimes(`${folder}.lock`, longAgo, longAgo);
    expect(await resultIn(await build(['a']))).toBe('whole');
    expect(made).toBe(2);
  });

  it('deletes the results of other inputs when no run can use them any more', async () => {
    const [old, recent] = [await build(['a']), await build(['b'])];
    const longAgo = new Date(Date.now() - 3_600_000);
    await utimes(old, longAgo, longAgo);
    const current = await build(['c']);
    expect((await readdir(home)).map((name) => join(home, name)).toSorted()).toEqual(
      [recent, current].toSorted(),
    );
  });
});
