import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findBinaries } from './binaries.mjs';
import { createDatabase, noPostgres, startPostgres } from './start.mjs';
import { program } from '../../scripts/testing/program.mjs';
import { databaseUser } from './user.mjs';

/** One of each kind: from the machine, and from the packages. */
const all = findBinaries();
const different = all.filter((_, index) => index === 0 || index === all.length - 1);

describe('a PostgreSQL for the tests', () => {
  test.each(different)('starts from $source and is deleted after use', async (candidate) => {
    const server = await startPostgres({}, [candidate]);
    expect(server.version).toMatch(/^\d+\.\d+$/);
    const named = await startPostgres(
      { DATABASE_URL_TEST: server.url, DATABASE_URL: 'postgres://other' },
      [],
    );
    expect(named).toMatchObject({ source: 'DATABASE_URL_TEST', url: server.url, version: server.version });
    const [one, other] = await Promise.all([createDatabase(server.url), createDatabase(server.url)]);
    expect(one.url).not.toBe(other.url);
    await one.drop();
    await server.stop();
    await expect(createDatabase(server.url)).rejects.toThrow(/ECONNREFUSED/);
  });

  test.runIf(process.platform !== 'win32')(
    'ends when the tests are killed, and leaves no files',
    async () => {
      const start = new URL('./start.mjs', import.meta.url).href;
      const text = `import(${JSON.stringify(start)}).then((m) => m.startPostgres({}, ${JSON.stringify(different.slice(0, 1))}))
      .then((server) => process.stdout.write(server.url, () => process.kill(process.pid, 'SIGKILL')));`;
      const { stdout } = await program(['-e', text]);
      const url = stdout.trim();
      expect(url).toMatch(/^postgres:/);
      await expect.poll(() => createDatabase(url).then(String, (error) => error.code)).toBe('ECONNREFUSED');
    },
  );

  test('if there is none, a sentence says how to install one', async () => {
    await expect(startPostgres({}, [])).rejects.toThrow(noPostgres);
  });

  test('the error names programs that do not start, with their reason', async () => {
    const broken = [{ source: 'a broken one', folder: '/no/postgres' }];
    await expect(startPostgres({}, broken)).rejects.toThrow(/^a broken one: .*ENOENT/);
  });

  test('does not run as root', () => {
    const passwd = () =>
      'root:x:0:0::/root:/bin/sh\nnobody:x:65534:65533::/:/bin/false\npostgres:x:101:104::/:/bin/sh';
    expect(databaseUser(0, passwd)).toEqual({ uid: 101, gid: 104 });
    expect(databaseUser(0, () => 'nobody:x:9:8::/:/bin/false')).toEqual({ uid: 9, gid: 8 });
    expect(databaseUser(1000, passwd)).toEqual({});
  });

  test('the machine has at least the one from the packages', () => {
    const folders = findBinaries({}).map(({ folder }) => folder);
    expect(folders.filter((folder) => existsSync(folder))).not.toEqual([]);
  });
});
