import { spawnSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, open, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAppDir } from '../../../test-support/app-dir.ts';
import { embeddedFolder } from '../../../test-support/embedded-folder.ts';
import { failToStart } from '../../../test-support/server-process.ts';
import { ForOperator } from '../log/log.ts';
import { startEngine } from './embedded/engine.ts';

const another = 'choose another folder: DATA_DIR=.data2 npm start';

// Root can write into every folder except one that is mounted read-only.
const isRoot = process.getuid?.() === 0;
const mountReadOnly = (folder: string) =>
  spawnSync('mount', ['--bind', '-o', 'ro', folder, folder]).status === 0;

describe('a data folder that cannot be used is told in one sentence', () => {
  let app: Awaited<ReturnType<typeof createAppDir>>;
  let folder: string;
  let dataDir: string;

  beforeAll(async () => {
    app = await createAppDir();
  });
  afterAll(async () => await app.remove());
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'crema-refused-'));
    dataDir = join(folder, 'data');
  });
  afterEach(async () => await rm(folder, { recursive: true, force: true }));

  it.for([
    [
      'a file in its place',
      async () => await writeFile(dataDir, ''),
      () => `The data folder ${dataDir} cannot be made: a file has its name. Move it, or ${another}\n`,
    ],
    [
      'a file in place of the folder it is in',
      async () => {
        await writeFile(dataDir, '');
        dataDir = join(dataDir, 'inner');
      },
      () => `The data folder ${dataDir} cannot be made: a file has its name. Move it, or ${another}\n`,
    ],
    ...['lock', 'lock.db'].map(
      (name) =>
        [
          `a folder called ${name}`,
          async () => void (await mkdir(join(dataDir, name), { recursive: true })),
          () =>
            `${join(dataDir, 'lock')} and ${join(dataDir, 'lock.db')} are files of Crema; one of them is a folder. Remove it.\n`,
        ] as const,
    ),
    [
      'something else as lock',
      async () => {
        await mkdir(dataDir);
        await writeFile(join(dataDir, 'lock.db'), 'Kaffee '.repeat(100));
      },
      () =>
        `${join(dataDir, 'lock.db')} cannot be locked: file is not a database. Remove it, or ${another}\n`,
    ],
  ] as const)('%s', async ([, spoil, output], test) => {
    await spoil();
    expect(await failToStart({ APP_DIR: app.appDir, DATA_DIR: dataDir }, test)).toEqual({
      code: 1,
      output: output(),
    });
  });

  it('one that can only be read', async (test) => {
    await mkdir(dataDir);
    await chmod(dataDir, 0o500);
    if (isRoot && !mountReadOnly(dataDir)) {
      return test.skip('Root can write into any folder, and this machine does not let it mount one.');
    }
    const { code, output } = await failToStart({ APP_DIR: app.appDir, DATA_DIR: dataDir }, test);
    if (isRoot) spawnSync('umount', [dataDir]);
    expect(output).toBe(
      `The data folder ${dataDir} cannot be written: ${join(dataDir, 'lock.db')} (${isRoot ? 'EROFS' : 'EACCES'}). Make it writable, or ${another}\n`,
    );
    return expect(code).toBe(1);
  });

  const damages: readonly (readonly [
    string,
    (inDatabase: (name: string) => string) => Promise<unknown>,
    string,
  ])[] = [
    ['was made by another PostgreSQL', (at) => writeFile(at('PG_VERSION'), '12\n'), 'version 12'],
    ['lacks its first file', (at) => rm(at('PG_VERSION')), 'the file PG_VERSION is missing'],
    ['has a control file that was cut off', (at) => truncate(at('global/pg_control'), 0), 'pg_control'],
    ['has no log', (at) => rm(at('pg_wal'), { recursive: true }), 'pg_wal'],
    ['has a catalogue that was cut off', (at) => truncate(at('base/5/1259'), 100), 'could not open'],
    [
      'has a catalogue that was written over',
      async (at) => {
        const handle = await open(at('base/5/1259'), 'r+');
        await handle.write(Buffer.alloc(8192, 7), 0, 8192, 0);
        await handle.close();
      },
      'invalid page',
    ],
    [
      'has settings that are none',
      (at) => writeFile(at('postgresql.conf'), 'Kaffee und Kuchen\n'),
      'postgresql.conf',
    ],
  ];

  it.for(damages)('a database that %s', async ([, damage, reason]) => {
    await embeddedFolder(dataDir);
    await damage((name) => join(dataDir, 'postgres', name));
    const refused: unknown = await startEngine(dataDir).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ForOperator);
    const sentence = refused instanceof ForOperator ? refused.message : '';
    expect(sentence).toMatch(/^The database in \S+ cannot be opened: .*\. Put a copy in its place/);
    expect(sentence).toContain(reason);
    expect(sentence.split('\n')).toHaveLength(1);
  });

  it('a damaged database, by a process that ends', async (test) => {
    await embeddedFolder(dataDir);
    await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '12\n');
    const { code, output } = await failToStart({ APP_DIR: app.appDir, DATA_DIR: dataDir }, test);
    expect(output).toMatch(/^The database in \S+ cannot be opened: [^\n]*version 12[^\n]*\n$/);
    expect(code).toBe(1);
  });
});
