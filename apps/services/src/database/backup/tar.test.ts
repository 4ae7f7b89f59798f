import { expect, it } from 'vitest';
import { readTar, tarEnd, tarHeader, tarPadding } from './tar.ts';

const archive = (name: string, content: string) => [
  tarHeader({ name: 'a', size: undefined }),
  tarHeader({ name, size: content.length }),
  Buffer.from(content),
  tarPadding(content.length),
  tarEnd(),
];

/** In pieces, as they come from a file. */
async function* pieces(parts: readonly Buffer[], size: number) {
  const whole = Buffer.concat(parts);
  for (let at = 0; at < whole.length; at += size) yield whole.subarray(at, at + size);
}

async function namesIn(parts: readonly Buffer[], size = 100): Promise<string[]> {
  const names: string[] = [];
  for await (const { name, size: length, content } of readTar(pieces(parts, size))) {
    const read: Buffer[] = [];
    for await (const part of content) read.push(part);
    names.push(length === undefined ? name : `${name}: ${Buffer.concat(read).toString()}`);
  }
  return names;
}

it.each([1, 100, 511, 512, 513, 100_000])(
  'gives back what it was made of, in pieces of %d bytes',
  async (size) => {
    const content = 'Kaffee '.repeat(300);
    expect(await namesIn(archive('a/b', content), size)).toEqual(['a', `a/b: ${content}`]);
  },
);

it.each(['../b', '/b', 'a/../../b', 'a//b', 'c:b', String.raw`a\b`, '.'])(
  'refuses the name %s',
  async (name) => {
    await expect(namesIn(archive(name, 'x'))).rejects.toThrow('a name in the archive is not one');
  },
);

it('refuses an archive that ends early', async () => {
  await expect(namesIn(archive('b', 'x').slice(0, -1))).rejects.toThrow('the archive ends early');
  await expect(namesIn(archive('b', 'x').slice(0, -2))).rejects.toThrow('the archive ends early');
});

it('refuses a header that was changed', async () => {
  const parts = archive('b', 'x');
  parts[1]?.write('c', 0);
  await expect(namesIn(parts)).rejects.toThrow('a name in the archive is not one');
});
